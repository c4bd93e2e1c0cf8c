import type { CycleManifest, ModelGeneration } from "../../lib/core/cycle/cycle-manifest";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import type { Database } from "../client";
import { appendScoreRecord } from "../repositories/append-score-record";
import { insertConfirmation } from "../repositories/insert-confirmation";
import { listPublicTasks } from "../repositories/list-public-tasks";
import { registerModel } from "../repositories/register-model";
import { storeSuite } from "../repositories/store-suite";
import * as schema from "../schema";
import { sampleSuite } from "./sample-suite";

const digest = "0".repeat(64);

/** Puts at least one row into every table; returns the run's id. */
export async function fillEveryTable(db: Database, runId = "run-1"): Promise<string> {
  const { suiteRevisionId } = await storeSuite(db, sampleSuite());
  const { model } = await registerModel(db, {
    slug: "sample-model",
    name: "Sample model",
    provider: null,
    revision: null,
    synthetic: true,
  });
  const [task] = await listPublicTasks(db, suiteRevisionId);
  if (task === undefined) throw new Error("the sample suite has no task");
  await db.insert(schema.runs).values({
    id: runId,
    identitySha256: runId.padStart(64, "0"),
    suiteRevisionId,
    modelId: model.id,
    cycle: "2026-W48",
    // Only its place matters to these tests, not its content.
    manifest: {} as Manifest,
    manifestSha256: digest,
    evidence: "A",
    sourceName: "sample",
    sourceSha256: digest,
    submissionsWithheld: false,
  });
  await addCandidate(db, runId, task.id);
  await addImports(db, { runId, taskId: task.id, suiteRevisionId, modelId: model.id });
  await addCycle(db, { runId, taskId: task.id, suiteRevisionId, modelId: model.id });
  await appendScoreRecord(db, {
    runId,
    supersedesId: null,
    buildCanonical: (previousSha256) => JSON.stringify({ previousSha256, runId }),
  });
  const comparison = { pairs: null, resolvableGap: null, lines: {}, relations: [] };
  await db
    .insert(schema.boardComparisons)
    .values({ suiteRevisionId, cycle: "2026-W48", form: 0, comparison });
  return runId;
}

async function addCandidate(db: Database, runId: string, taskId: number): Promise<void> {
  const [candidate] = await db
    .insert(schema.candidates)
    .values({
      runId,
      taskId,
      candidateIndex: 0,
      completionSha256: digest,
      extraction: "continuation",
      extraFields: { note: "a NUL: \u0000" },
    })
    .returning();
  if (candidate === undefined) throw new Error("no candidate was stored");
  await db.insert(schema.repeatExecutions).values({
    candidateId: candidate.id,
    manifestSha256: digest,
    repetition: 2,
    selectedBy: "seeded",
    verdict: "passed",
    cpuMs: 1,
    wallMs: 1,
  });
  const [execution] = await db
    .insert(schema.executions)
    .values({
      candidateId: candidate.id,
      taskId,
      attempt: 0,
      environmentSha256: digest,
      policySha256: digest,
      testSuiteVersion: digest,
      backend: "none",
      startedAt: new Date(0),
      endedAt: new Date(1),
      exitReason: "completed",
      cpuMs: 1,
      wallMs: 1,
      memoryPeakBytes: 1,
      outputBytes: 0,
      processLimitHits: 0,
      policyViolations: 0,
    })
    .returning();
  if (execution === undefined) throw new Error("no execution was stored");
  await db.insert(schema.outcomes).values({
    executionId: execution.id,
    caseIndex: 0,
    visibility: "public",
    outcome: "passed",
    cpuMs: 1,
  });
  await db.insert(schema.verdicts).values({
    candidateId: candidate.id,
    executionId: execution.id,
    verdict: "passed",
    traceSha256: digest,
  });
}

interface Filled {
  runId: string;
  taskId: number;
  suiteRevisionId: number;
  modelId: number;
}

async function addImports(db: Database, filled: Filled): Promise<void> {
  const { runId, taskId, suiteRevisionId, modelId } = filled;
  await db.insert(schema.reportedOutcomes).values({ runId, taskId, trials: 5, successes: 2 });
  await db.insert(schema.claims).values({
    suiteId: "sample",
    modelId,
    metric: "pass@1",
    rate: "0.5",
    details: {},
    undisclosed: ["per-task outcomes"],
    source: { name: `${runId}.json`, sha256: digest },
  });
  await db.insert(schema.suiteLimits).values({
    suiteRevisionId,
    limits: defaultLimits,
    reason: "a row for tests",
  });
  const text = "a text for tests";
  await db.insert(schema.suiteCards).values({
    suiteId: "sample",
    card: {
      measures: text,
      generation: text,
      size: text,
      filtering: text,
      saturation: text,
      contamination: text,
      goodFor: [text],
      notGoodFor: [text],
      licence: text,
      source: { name: text, url: null },
    },
  });
  await db.insert(schema.modelDescriptions).values({ modelId, name: "Sample model" });
}

async function addCycle(db: Database, filled: Filled): Promise<void> {
  const { runId, taskId, suiteRevisionId, modelId } = filled;
  const [cycle] = await db
    .insert(schema.cycles)
    .values({
      cycle: runId,
      suiteRevisionId,
      seedLabel: "cgb/v1/sample/2026-W48",
      taskSetDigest: digest,
      allocation: { planned: [], actual: [] },
      rotation: { retired: [], activated: [], short: [] },
      // Only its place matters to these tests, not its content.
      manifest: {} as CycleManifest,
      manifestSha256: digest,
      openedAt: new Date(0),
    })
    .returning();
  if (cycle === undefined) throw new Error("no cycle was stored");
  const cycleId = cycle.id;
  const generation = {} as ModelGeneration;
  await db
    .insert(schema.cycleModels)
    .values({ cycleId, modelId, generation, endpointKind: "baseline" });
  await addReply(db, { cycleId, modelId, taskId });
  await db.insert(schema.workerChecks).values({
    cycleId,
    worker: "sample-worker",
    environmentSha256: digest,
    passed: true,
    detail: "1 of 1 contained",
    checkedAt: new Date(0),
  });
  const gates = [{ gate: "verdicts" as const, held: true, detail: "1 of 1" }];
  await db.insert(schema.cycleGateFailures).values({ cycleId, gates });
  await db.insert(schema.cyclePublications).values({ cycleId, gates, publishedAt: new Date(1) });
  const told = { kind: "publication" as const, cycle: runId, evidence: {} };
  const [event] = await db.insert(schema.events).values(told).returning();
  if (event === undefined) throw new Error("no event was stored");
  const alarm = { cycleId, modelId, eventId: event.id };
  await insertConfirmation(
    db,
    {
      ...alarm,
      ...{ direction: "down", windowCycles: 1, suiteRevisionId, taskSetDigest: digest },
      plannedAt: new Date(0),
    },
    [{ taskId, passedBefore: true }],
  );
}

async function addReply(
  db: Database,
  asked: { cycleId: number; modelId: number; taskId: number },
): Promise<void> {
  const [reply] = await db
    .insert(schema.modelReplies)
    .values({
      ...asked,
      candidateIndex: 0,
      attempt: 1,
      kind: "replied",
      httpStatus: 200,
      rawSha256: digest,
      latencyMs: 1,
      askedAt: new Date(0),
    })
    .returning();
  if (reply === undefined) throw new Error("no reply was stored");
  await db.insert(schema.modelAnswers).values({ replyId: reply.id, completionSha256: digest });
}
