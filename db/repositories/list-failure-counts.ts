import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { FailureClass } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, tasks, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";
import { type TaskScope, whereInScope } from "./task-scope";

export interface FailureCountRow {
  runId: string;
  failureClass: FailureClass | null;
  candidates: number;
}

/** How many candidates of each run failed in each class, by current verdicts. */
export async function listFailureCounts(
  db: Database,
  runIds: readonly string[],
  scope: TaskScope,
): Promise<FailureCountRow[]> {
  if (runIds.length === 0) return [];
  return db
    .select({
      runId: candidates.runId,
      failureClass: verdicts.failureClass,
      candidates: sql`count(*)`.mapWith(Number),
    })
    .from(verdicts)
    .innerJoin(candidates, eq(candidates.id, verdicts.candidateId))
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .where(
      and(
        inArray(candidates.runId, [...runIds]),
        isNotNull(verdicts.failureClass),
        isCurrentVerdict,
        whereInScope(scope),
      ),
    )
    .groupBy(candidates.runId, verdicts.failureClass);
}
