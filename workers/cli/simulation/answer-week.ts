import { appendWorkerChecks } from "../../../db/repositories/append-worker-checks";
import { findModel } from "../../../db/repositories/find-model";
import type { SuiteTask } from "../../../db/repositories/list-suite-tasks";
import { chooseAnswer } from "../../../lib/core/baselines/baseline-answer";
import { type BaselineSlug, baselineSlugs } from "../../../lib/core/baselines/baselines";
import { joinManifest } from "../../../lib/core/cycle/model-generation";
import { DomainError } from "../../../lib/core/errors";
import { drawUniform } from "../../../lib/core/sampling/draw-uniform";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { type DeclaredYear, rateAt } from "../../../lib/core/simulation/declared-year";
import {
  type AnswerWorth,
  drawAnswers,
  type SimulatedAnswer,
} from "../../../lib/core/simulation/draw-answers";
import type { TaskChances } from "../../../lib/core/simulation/task-chances";
import type { CycleStage } from "../../engine/cycle-stage";
import { type AskedRun, storeAskedRun, storeBaselineRun } from "../../engine/store-asked-run";
import { languagesOf } from "../../jobs/build-manifest";
import type { SimulationPorts } from "./simulation";
import { Stopwatch } from "./stopwatch";
import { storeReplies } from "./store-replies";
import { storeVerdicts } from "./store-verdicts";

/** Who answers in a week, and how well. */
export interface Answering {
  year: DeclaredYear;
  seed: string;
  chancesOf: (slug: string, rate: number) => TaskChances;
  /** From 1. */
  week: number;
  day: Date;
}

/** A run, and what the evaluator takes the answer to each of its tasks for. */
interface AnsweredRun {
  runId: string;
  worthOf: (task: SuiteTask) => AnswerWorth;
}

/** Says of the one worker that its sandbox, which executes nothing, contains everything. */
export async function noteSimulatedWorker(
  { db, backend }: SimulationPorts,
  { cycle, tasks }: CycleStage,
): Promise<void> {
  const environments = new Set(
    languagesOf(tasks).map((language) => backend.environmentSha256(language)),
  );
  const by = { cycleId: cycle.id, worker: "simulated", checkedAt: cycle.openedAt };
  const checks = [...environments].map((environmentSha256) => ({
    ...{ environmentSha256, passed: true, detail: "a simulation executes nothing" },
  }));
  await appendWorkerChecks(db, by, checks);
}

/** Answers and grades a week for every model of its cycle. */
export async function answerWeek(
  ports: SimulationPorts,
  stage: CycleStage,
  answering: Answering,
): Promise<{ askMs: number; gradeMs: number }> {
  const { cycle, suite, tasks } = stage;
  const spent = { askMs: 0, gradeMs: 0 };
  for (const { slug, generation } of stage.models) {
    const watch = new Stopwatch();
    const model = await findModel(ports.db, slug);
    if (model === null) throw new DomainError("integrity", `the model ${slug} vanished`);
    const run: AskedRun = {
      ...{ cycleId: cycle.id, cycle: cycle.cycle, suite, tasks, model },
      manifest: joinManifest(cycle.manifest, generation),
      sourceName: `cycle ${cycle.cycle}`,
    };
    const baseline = baselineSlugs.find((one) => one === slug);
    const { runId, worthOf } =
      baseline === undefined
        ? await answerAs(ports, run, answering, "answers")
        : await answerAsBaseline(ports, run, baseline);
    spent.askMs += watch.lap();
    await storeVerdicts(ports, { ...run, runId, gradedAt: answering.day }, worthOf);
    spent.gradeMs += watch.lap();
  }
  return spent;
}

/** A baseline answers as ever, with bare programs, which the evaluator's fault spares. */
async function answerAsBaseline(
  { db }: SimulationPorts,
  run: AskedRun,
  slug: BaselineSlug,
): Promise<AnsweredRun> {
  const runId = await storeBaselineRun(db, run, { slug, candidatesPerTask: 1 });
  const isReference = ({ taskKey, plantedFaults }: SuiteTask) =>
    chooseAnswer(slug, taskKey, plantedFaults.length) === "reference";
  return { runId, worthOf: (task) => (isReference(task) ? "right" : "wrong") };
}

/**
 * Answers the tasks of a run in the place of its model, at the model's true rate of the week, and makes the
 * run; returns what the evaluator will take each answer for.
 * @param part names the stream that the noise comes from
 */
export async function answerAs(
  ports: SimulationPorts,
  run: AskedRun,
  answering: Answering,
  part: string,
): Promise<AnsweredRun> {
  const { year, seed, week, day } = answering;
  const { slug } = run.model;
  const declared = year.models.find((model) => model.slug === slug);
  if (declared === undefined) throw new DomainError("integrity", `${slug} is not declared`);
  const stream = createRandomStream(`simulate/${seed}/${part}/${slug}`, week);
  const keys = run.tasks.map(({ taskKey }) => taskKey);
  const chances = answering.chancesOf(slug, rateAt(declared, week));
  const answers = drawAnswers(stream, keys, chances);
  const scope = { cycleId: run.cycleId, modelId: run.model.id, askedAt: day };
  await storeReplies(ports, scope, new Map(run.tasks.map((task) => [task.taskKey, task])), answers);
  const runId = await storeAskedRun(ports, run);
  const judged = judgeAnswers(answers, answering, slug);
  return { runId, worthOf: ({ taskKey }) => judged.get(taskKey) ?? "wrong" };
}

/** What the evaluator takes answers for: what they are worth, except in the week of its fault. */
function judgeAnswers(
  answers: readonly SimulatedAnswer[],
  { year: { fault }, seed, week }: Answering,
  slug: string,
): Map<string, AnswerWorth> {
  const stream = createRandomStream(`simulate/${seed}/fault/${slug}`, week);
  const share = fault?.week === week ? fault.share : 0;
  return new Map(
    answers.map(({ taskKey, worth }) => [
      taskKey,
      worth === "right" && drawUniform(stream) < share ? "wrong" : worth,
    ]),
  );
}
