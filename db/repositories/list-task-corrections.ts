import { desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { FailureClass, VerdictKind } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, currentModels, runs, verdicts } from "../schema";

/** One verdict on a task that took the place of another, and why. */
export interface TaskCorrectionRow {
  slug: string;
  runId: string;
  cycle: string;
  candidateIndex: number;
  verdictId: number;
  verdict: VerdictKind;
  failureClass: FailureClass | null;
  earlierId: number;
  earlierVerdict: VerdictKind;
  earlierClass: FailureClass | null;
  reason: string | null;
  createdAt: Date;
}

const earlier = alias(verdicts, "earlier");

/** Every correction of a verdict on one task, newest first. */
export function listTaskCorrections(db: Database, taskId: number): Promise<TaskCorrectionRow[]> {
  return db
    .select({
      slug: currentModels.slug,
      runId: runs.id,
      cycle: runs.cycle,
      candidateIndex: candidates.candidateIndex,
      verdictId: verdicts.id,
      verdict: verdicts.verdict,
      failureClass: verdicts.failureClass,
      earlierId: earlier.id,
      earlierVerdict: earlier.verdict,
      earlierClass: earlier.failureClass,
      reason: verdicts.reason,
      createdAt: verdicts.createdAt,
    })
    .from(verdicts)
    .innerJoin(earlier, eq(earlier.id, verdicts.supersedesId))
    .innerJoin(candidates, eq(candidates.id, verdicts.candidateId))
    .innerJoin(runs, eq(runs.id, candidates.runId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .where(eq(candidates.taskId, taskId))
    .orderBy(desc(verdicts.id));
}
