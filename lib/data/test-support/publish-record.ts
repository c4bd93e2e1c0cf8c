import { eq } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { appendScoreRecord } from "../../../db/repositories/append-score-record";
import { listPublicTasks } from "../../../db/repositories/list-public-tasks";
import { suiteRevisions } from "../../../db/schema";
import { canonicalJson } from "../../core/protocol/canonical-json";
import { sequentialAttempts } from "../../core/protocol/sequential-attempts";
import { sha256Hex } from "../../core/protocol/sha256-hex";
import { scoreRun } from "../../core/scoring/score-run";
import type { PlannedCandidate, RunToPublish } from "./run-to-publish";
import { testManifest } from "./test-manifest";

export interface RecordToPublish {
  run: RunToPublish;
  planned: readonly PlannedCandidate[];
  supersedesId: number | null;
}

/** Appends the record of the verdicts given; returns its id. */
export async function publishRecord(db: Database, record: RecordToPublish): Promise<number> {
  const { run, supersedesId } = record;
  const facts = await describeRecord(db, record);
  const { id } = await appendScoreRecord(db, {
    runId: run.id,
    supersedesId,
    buildCanonical: (previousSha256) => canonicalJson({ ...facts, previousSha256 }),
  });
  return id;
}

async function describeRecord(db: Database, { run, planned, supersedesId }: RecordToPublish) {
  const tasks = await listPublicTasks(db, run.suiteRevisionId);
  const [suite] = await db
    .select()
    .from(suiteRevisions)
    .where(eq(suiteRevisions.id, run.suiteRevisionId));
  if (suite === undefined) throw new Error("no such suite revision");
  const scored = tasks.map((task) => ({
    ...task,
    candidates: planned.filter((candidate) => candidate.taskId === task.id),
  }));
  const { slug, synthetic = false } = run;
  return {
    version: 1,
    supersedesSha256: supersedesId === null ? null : sha256Hex(String(supersedesId)),
    reason: supersedesId === null ? null : "verdicts were corrected",
    runId: run.id,
    suite: suite.suiteId,
    revision: suite.revision,
    cycle: run.cycle,
    model: { slug, provider: null, revision: null, synthetic },
    evaluatedAt: "2026-11-28T00:00:00.000Z",
    manifestSha256: "0".repeat(64),
    evidence: run.evidence ?? "A",
    ...scoreRun(scored, suite.k, run.cycle, sequentialAttempts(run.manifest ?? testManifest())),
    excluded: [],
  };
}
