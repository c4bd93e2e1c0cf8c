import { and, eq } from "drizzle-orm";
import { appendScoreRecord } from "../../../db/repositories/append-score-record";
import { createRun } from "../../../db/repositories/create-run";
import { findModel } from "../../../db/repositories/find-model";
import { listPublicTasks } from "../../../db/repositories/list-public-tasks";
import { registerModel } from "../../../db/repositories/register-model";
import { storeSuite } from "../../../db/repositories/store-suite";
import {
  candidates,
  modelDescriptions,
  repeatExecutions,
  reportedOutcomes,
  tasks as taskTable,
} from "../../../db/schema";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { canonicalJson } from "../../core/protocol/canonical-json";
import { type ReportedTask, scoreReported } from "../../core/scoring/score-reported";
import type { FailureClass } from "../../core/vocabulary";
import { correctVerdict } from "./correct-verdict";
import { type Publisher, publishRun } from "./publish-run";
import { testManifest } from "./test-manifest";

const zeros = "0".repeat(64);
const cycle = "2026-W48";

/**
 * Four runs to analyse: `graded` with prices and repeats, some of them under another manifest; `voided`
 * with faults of the machine, one replaced; `unpriced`, which passes nothing; and `reported`, whose
 * outcomes were measured elsewhere.
 */
export async function publishAnalysedRuns(publisher: Publisher): Promise<void> {
  const tasks = [
    sampleTask("sample/0"),
    sampleTask("sample/1"),
    sampleTask("sample/2", { tier: 2 }),
    sampleTask("sample/3", { tier: 2 }),
  ];
  const { suiteRevisionId } = await storeSuite(publisher.db, sampleSuite({ tasks }));
  const run = (id: string, slug: string, verdicts: string[]) =>
    publishRun(publisher, { id, slug, suiteRevisionId, cycle, verdicts });
  await run("graded", "alpha", [".", "w", "t", "."]);
  await run("voided", "beta", ["v", "v", ".", "s"]);
  await run("unpriced", "gamma", ["w", "w", "w", "w"]);
  await correctVerdict(publisher, { runId: "voided", slug: "beta", taskKey: "sample/0" });
  await describePrices(publisher, "alpha");
  await repeat(publisher, "graded", "sample/0", [null, null]);
  await repeat(publisher, "graded", "sample/1", [null, "wrong_answer"]);
  await repeat(publisher, "graded", "sample/2", ["cpu_timeout", "wall_timeout"]);
  await repeat(publisher, "graded", "sample/3", ["wrong_answer", "wrong_answer"], "f".repeat(64));
  await reportOutcomes(publisher);
}

async function describePrices({ db }: Publisher, slug: string): Promise<void> {
  const model = await findModel(db, slug);
  if (model === null) throw new Error(`no model ${slug}`);
  await db.insert(modelDescriptions).values({
    modelId: model.id,
    name: "Alpha",
    prices: {
      currency: "USD",
      promptPerMillionTokens: "2.5",
      completionPerMillionTokens: "10",
      asOf: "2026-11-01",
    },
  });
}

async function repeat(
  { db }: Publisher,
  runId: string,
  taskKey: string,
  classes: (FailureClass | null)[],
  manifestSha256 = zeros,
): Promise<void> {
  const [candidate] = await db
    .select({ id: candidates.id })
    .from(candidates)
    .innerJoin(taskTable, eq(taskTable.id, candidates.taskId))
    .where(and(eq(candidates.runId, runId), eq(taskTable.taskKey, taskKey)));
  if (candidate === undefined) throw new Error(`no candidate of ${taskKey}`);
  await db.insert(repeatExecutions).values(
    classes.map((failureClass, index) => ({
      candidateId: candidate.id,
      manifestSha256,
      repetition: index + 2,
      selectedBy: "seeded" as const,
      verdict: failureClass === null ? ("passed" as const) : ("failed" as const),
      failureClass,
      cpuMs: 8 + index,
      wallMs: 20,
    })),
  );
}

/** A suite of agents in which a run's outcomes are all that is known. */
async function reportOutcomes({ db }: Publisher): Promise<void> {
  const keys = ["=1+1", "agents/b", "agents/c"];
  const { suiteRevisionId, revision } = await storeSuite(
    db,
    sampleSuite({ id: "agents", compared: "system", tasks: keys.map((key) => sampleTask(key)) }),
  );
  const tasks = await listPublicTasks(db, suiteRevisionId);
  const counts = [5, 2, 0];
  const { model } = await registerModel(db, {
    ...{ slug: "agent-x", name: "Agent X", provider: null, revision: null, synthetic: false },
  });
  const generation = Object.fromEntries(
    Object.keys(testManifest().generation).map((field) => [field, null]),
  ) as ReturnType<typeof testManifest>["generation"];
  const manifest = { ...testManifest(), generation, execution: null };
  await createRun(
    db,
    {
      id: "reported",
      identitySha256: "7".repeat(64),
      suiteRevisionId,
      modelId: model.id,
      cycle: revision,
      manifest,
      manifestSha256: zeros,
      evidence: "E",
      sourceName: "outcomes.jsonl",
      sourceSha256: zeros,
      submissionsWithheld: false,
    },
    [],
  );
  const reported: ReportedTask[] = tasks.map((task, index) => ({
    ...task,
    outcome: { successes: counts[index] ?? 0, trials: 5 },
  }));
  await db.insert(reportedOutcomes).values(
    tasks.map((task, index) => ({
      runId: "reported",
      taskId: task.id,
      trials: 5,
      successes: counts[index] ?? 0,
    })),
  );
  const score = scoreReported(reported, { k: 1, cycle: revision });
  await appendScoreRecord(db, {
    runId: "reported",
    supersedesId: null,
    buildCanonical: (previousSha256) =>
      canonicalJson({
        ...{ version: 1, supersedesSha256: null, reason: null, runId: "reported", suite: "agents" },
        ...{ revision, cycle: revision, evidence: "E", excluded: [], manifestSha256: zeros },
        model: { slug: "agent-x", provider: null, revision: null, synthetic: false },
        evaluatedAt: "2026-11-28T00:00:00.000Z",
        ...score,
        previousSha256,
      }),
  });
}
