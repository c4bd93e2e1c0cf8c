import { and, eq, sql } from "drizzle-orm";
import type { FailureClass, VerdictKind } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, executions, verdicts } from "../schema/runs";
import { isCurrentVerdict } from "./current-verdict";

export type CandidateRow = typeof candidates.$inferSelect;

/** A candidate with its current verdict; null: none yet. */
export interface CandidateVerdict {
  candidate: CandidateRow;
  current: { id: number; verdict: VerdictKind; failureClass: FailureClass | null } | null;
  /** Executions made so far: a next attempt takes the following number. */
  attempts: number;
}

/** Every candidate of a run with its current verdict, in order of task and index. */
export async function listRunVerdicts(db: Database, runId: string): Promise<CandidateVerdict[]> {
  const rows = await db
    .select({
      candidate: candidates,
      verdictId: verdicts.id,
      verdict: verdicts.verdict,
      failureClass: verdicts.failureClass,
      attempts: sql<number>`(select count(*)::int from ${executions}
        where ${executions.candidateId} = ${candidates.id})`,
    })
    .from(candidates)
    .leftJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(eq(candidates.runId, runId))
    .orderBy(candidates.taskId, candidates.candidateIndex);
  return rows.map(({ candidate, verdictId, verdict, failureClass, attempts }) => ({
    candidate,
    current:
      verdictId === null || verdict === null ? null : { id: verdictId, verdict, failureClass },
    attempts,
  }));
}
