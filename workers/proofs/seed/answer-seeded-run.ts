import { findModel } from "../../../db/repositories/find-model";
import type { RunWithModel } from "../../../db/repositories/find-run";
import type { CycleModel } from "../../../db/repositories/list-cycle-models";
import { drawSeededAnswers, type SeededAnswer } from "../../../db/seed/draw-seeded-answers";
import type { SyntheticModel } from "../../../db/seed/synthetic-models";
import { answerStyles } from "../../../db/seed/write-seeded-answer";
import { chooseAnswer } from "../../../lib/core/baselines/baseline-answer";
import { type BaselineSlug, baselineSlugs } from "../../../lib/core/baselines/baselines";
import { joinManifest } from "../../../lib/core/cycle/model-generation";
import { DomainError } from "../../../lib/core/errors";
import { canonicalJson } from "../../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { rateAt } from "../../../lib/core/simulation/declared-year";
import type { CycleStage } from "../../engine/cycle-stage";
import { gradeAnswers } from "../../jobs/grade-answers";
import { dayOfWeek, type Seed, seedText } from "./seed";
import type { SeededCandidate, SeededRun } from "./seeded-run";

const runIdDigits = 16;
/** The share of tasks that a model which a week left incomplete answered. */
const answeredShare = 0.93;

/** Answers a week for one model of its cycle, or for the guest. */
export async function answerSeededRun(
  seed: Seed,
  stage: CycleStage,
  { slug, generation, week }: Pick<CycleModel, "slug" | "generation"> & { week: number },
): Promise<SeededRun> {
  const model = await findModel(seed.db, slug);
  if (model === null) throw new DomainError("integrity", `the model ${slug} vanished`);
  const baseline = baselineSlugs.find((one) => one === slug);
  const synthetic = [...seed.models, seed.guest].find((one) => one.slug === slug);
  const candidates =
    baseline !== undefined
      ? await answerAsBaseline(seed, stage, baseline)
      : await answerAsModel(seed, stage, { model: requireModel(synthetic, slug), week });
  const build = synthetic === undefined ? generation.modelBuild : buildAt(synthetic, week);
  const manifest = joinManifest(stage.cycle.manifest, {
    ...{ ...generation, modelBuild: build },
    ...synthetic?.protocol,
  });
  const row = identifyRun(stage, { slug, manifest, candidates });
  const { cycle, suite } = stage;
  return {
    candidates,
    run: {
      ...row,
      ...{ model, modelId: model.id, manifest, suiteRevisionId: suite.id, cycle: cycle.cycle },
      evidence: gradeAnswers({
        ...{ suite, tasks: stage.tasks, generation: manifest.generation, made: "here" },
        answers: candidates.map(({ answer }) => answer),
        answersWithheld: baseline !== undefined,
      }).grade,
      sourceName: stage.source,
      submissionsWithheld: baseline !== undefined,
      createdAt: dayOfWeek(seed.size, week),
    },
  };
}

function requireModel(model: SyntheticModel | undefined, slug: string): SyntheticModel {
  if (model === undefined) throw new DomainError("integrity", `${slug} is not declared`);
  return model;
}

/** As the provider reports it in a week. */
function buildAt({ description, newBuildFromWeek }: SyntheticModel, week: number): string | null {
  const isNew = newBuildFromWeek !== null && week >= newBuildFromWeek;
  return isNew ? `${description.revision}-b` : description.revision;
}

/** The same of the same: as a run that is asked for over the wire is named. */
function identifyRun(
  { cycle, suite }: CycleStage,
  made: Pick<SeededRun, "candidates"> & { slug: string; manifest: RunWithModel["manifest"] },
) {
  const manifestSha256 = sha256Hex(canonicalJson(made.manifest));
  const answers = made.candidates.map(({ task, text }) => [task.taskKey, text.completionSha256]);
  const sourceSha256 = sha256Hex(canonicalJson({ cycle: cycle.cycle, answers }));
  const identitySha256 = sha256Hex(
    canonicalJson({
      ...{ suite: suite.contentSha256, model: made.slug },
      ...{ source: sourceSha256, manifest: manifestSha256 },
    }),
  );
  return { id: identitySha256.slice(0, runIdDigits), identitySha256, sourceSha256, manifestSha256 };
}

async function answerAsModel(
  { size, models, chancesOf, texts }: Seed,
  { tasks, suite }: CycleStage,
  { model, week }: { model: SyntheticModel; week: number },
): Promise<SeededCandidate[]> {
  const place = models.indexOf(model);
  const answers = drawSeededAnswers(model, {
    ...{ seed: seedText, week, limits: suite.limits },
    taskKeys: tasks.map(({ taskKey }) => taskKey),
    chances: chancesOf(model.answersAs, rateAt(model, week)),
  });
  const answered = isCutShort(size, place, week) ? Math.floor(tasks.length * answeredShare) : null;
  return Promise.all(
    tasks.slice(0, answered ?? tasks.length).map(async (task, at) => {
      const answer = answers[at];
      if (answer === undefined) throw new DomainError("integrity", "an answer is missing");
      return {
        task,
        answer,
        text: await texts.ofModel(task, answer.worth, Math.max(place, 0) % answerStyles),
      };
    }),
  );
}

/** One model in the newest week, and another one four weeks before: their providers fell silent. */
function isCutShort({ weeks }: Seed["size"], place: number, week: number): boolean {
  return (place === 2 && week === weeks) || (place === 6 && week === weeks - 4);
}

function answerAsBaseline(
  { texts }: Seed,
  { tasks }: CycleStage,
  slug: BaselineSlug,
): Promise<SeededCandidate[]> {
  return Promise.all(
    tasks.map(async (task) => {
      const chosen = chooseAnswer(slug, task.taskKey, task.plantedFaults.length);
      const passes = chosen === "reference";
      const answer: SeededAnswer = {
        ...{ taskKey: task.taskKey, worth: passes ? "right" : "wrong" },
        failureClass: passes ? null : "wrong_answer",
        ...{ promptTokens: 0, completionTokens: 0, latencyMs: 0 },
        ...{ cpuMs: 12, memoryPeakBytes: 10 * 1024 * 1024, wasVoided: false, isFlaky: false },
      };
      return { task, answer, text: await texts.ofBaseline(task, slug) };
    }),
  );
}
