import { and, asc, eq, sql } from "drizzle-orm";
import type { VerdictKind } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, confirmationTasks, tasks, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";

/** One task of a confirmation: what came of it before, and of the first candidate now. */
export interface ConfirmationPairRow {
  baseId: string;
  passedBefore: boolean;
  /** Null while it has none. */
  verdict: VerdictKind | null;
}

/** The tasks of a confirmation with what its run came to, in order of the tasks. For the worker alone. */
export function listConfirmationPairs(
  db: Database,
  confirmationId: number,
  runId: string | null,
): Promise<ConfirmationPairRow[]> {
  return db
    .select({
      baseId: tasks.baseId,
      passedBefore: confirmationTasks.passedBefore,
      verdict: verdicts.verdict,
    })
    .from(confirmationTasks)
    .innerJoin(tasks, eq(tasks.id, confirmationTasks.taskId))
    .leftJoin(
      candidates,
      and(
        eq(candidates.taskId, tasks.id),
        eq(candidates.candidateIndex, 0),
        runId === null ? sql`false` : eq(candidates.runId, runId),
      ),
    )
    .leftJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(eq(confirmationTasks.confirmationId, confirmationId))
    .orderBy(asc(tasks.position));
}
