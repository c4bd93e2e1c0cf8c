import type { Database } from "../../db/client";
import type { Model } from "../../db/repositories/find-model";
import { listModelAnswers } from "../../db/repositories/list-model-answers";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { baselineAnswer } from "../../lib/core/baselines/baseline-answer";
import type { BaselineSlug } from "../../lib/core/baselines/baselines";
import type { ObjectStore } from "../../lib/core/ports/object-store";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { compareByteOrder } from "../../lib/core/sampling/compare-byte-order";
import type { Answer } from "../jobs/answer";
import { gradeAnswers } from "../jobs/grade-answers";
import { MemoryObjectStore } from "../jobs/memory-object-store";
import { storeRun } from "../jobs/store-run";

export interface AskedRun {
  cycleId: number | null;
  /** ISO week, or the suite's revision. */
  cycle: string;
  suite: GradableSuite;
  tasks: SuiteTask[];
  model: Model;
  /** Without the build: that is taken from the replies, where they name one. */
  manifest: Manifest;
  sourceName: string;
}

/**
 * Makes the run of everything that a model has answered, and returns its id; the same answers are the
 * same run. Questions without an answer leave it incomplete: no rate is ever stated of it.
 */
export async function storeAskedRun(
  { db, objects }: { db: Database; objects: ObjectStore },
  asked: AskedRun,
): Promise<string> {
  const { cycleId, model, suite } = asked;
  const scope = { cycleId, modelId: model.id, suiteRevisionId: suite.id };
  const stored = await listModelAnswers(db, scope);
  const answers: Answer[] = [];
  for (const { completionSha256, rawSha256, attempt, build, cost, ...answer } of stored) {
    answers.push({
      ...answer,
      completion: Buffer.from(await objects.get(completionSha256)).toString("utf8"),
      rawResponse: rawSha256 === null ? null : { sha256: rawSha256 },
      extraFields: { attempts: attempt, build, cost },
    });
  }
  const builds = stored.flatMap(({ build }) => (build === null ? [] : [build]));
  return storeAnsweredRun({ db, texts: objects }, withBuild(asked, builds), answers, false);
}

/** Makes the run of a built-in baseline, whose answers are made anew wherever they are needed. */
export async function storeBaselineRun(
  db: Database,
  asked: AskedRun,
  { slug, candidatesPerTask }: { slug: BaselineSlug; candidatesPerTask: number },
): Promise<string> {
  const answers = asked.tasks.flatMap((task) =>
    Array.from({ length: candidatesPerTask }, (_, candidateIndex) => ({
      taskKey: task.taskKey,
      candidateIndex,
      completion: baselineAnswer(slug, task),
      rawResponse: null,
      promptTokens: null,
      completionTokens: null,
      latencyMs: null,
      finishReason: null,
      extraFields: {},
    })),
  );
  // Reference solutions stay off every disk that the site can read.
  return storeAnsweredRun({ db, texts: new MemoryObjectStore() }, asked, answers, true);
}

/** What the replies name stands before what was stated: a provider may serve another build. */
function withBuild(asked: AskedRun, builds: readonly string[]): AskedRun {
  const named = [...new Set(builds)].sort(compareByteOrder).join(", ");
  if (named === "") return asked;
  const { manifest } = asked;
  return {
    ...asked,
    manifest: { ...manifest, generation: { ...manifest.generation, modelBuild: named } },
  };
}

function storeAnsweredRun(
  ports: { db: Database; texts: ObjectStore },
  { cycle, suite, tasks, model, manifest, sourceName }: AskedRun,
  answers: Answer[],
  submissionsWithheld: boolean,
): Promise<string> {
  const { generation } = manifest;
  const given = { suite, tasks, answers, generation, answersWithheld: submissionsWithheld };
  return storeRun(ports, {
    ...{ suite, tasks, model, answers, manifest, cycle, submissionsWithheld },
    evidence: gradeAnswers({ ...given, made: "here" }).grade,
    // The cycle is part of it: the same answers to the same tasks a week later are another run.
    source: {
      name: sourceName,
      sha256: sha256Hex(canonicalJson({ cycle, answers: answers.map(identify) })),
    },
  });
}

function identify({ taskKey, candidateIndex, completion, rawResponse }: Answer) {
  const raw = typeof rawResponse === "string" ? sha256Hex(rawResponse) : rawResponse?.sha256;
  return { taskKey, candidateIndex, completion: sha256Hex(completion), raw: raw ?? null };
}
