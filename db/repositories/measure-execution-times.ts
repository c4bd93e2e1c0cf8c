import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "../client";
import { candidates, executions, tasks, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";
import { isNewestExecution } from "./newest-execution";
import { type TaskScope, whereInScope } from "./task-scope";

export interface ExecutionTimesRow {
  runId: string;
  executions: number;
  /** Executions whose verdict is a CPU or wall-clock time-out. */
  timeouts: number;
  medianMs: number;
  p95Ms: number;
}

/**
 * Wall-clock times of the last execution of each candidate that has a verdict, time-outs included.
 * percentile_cont interpolates linearly at (n − 1)q: quantile type 7, as everywhere else.
 */
export async function measureExecutionTimes(
  db: Database,
  runIds: readonly string[],
  scope: TaskScope,
): Promise<ExecutionTimesRow[]> {
  if (runIds.length === 0) return [];
  return db
    .select({
      runId: candidates.runId,
      executions: sql`count(*)`.mapWith(Number),
      timeouts: sql`count(*) filter (
        where ${verdicts.failureClass} in ('cpu_timeout', 'wall_timeout')
      )`.mapWith(Number),
      medianMs: sql`percentile_cont(0.5) within group (order by ${executions.wallMs})`.mapWith(
        Number,
      ),
      p95Ms: sql`percentile_cont(0.95) within group (order by ${executions.wallMs})`.mapWith(
        Number,
      ),
    })
    .from(verdicts)
    .innerJoin(executions, and(eq(executions.candidateId, verdicts.candidateId), isNewestExecution))
    .innerJoin(candidates, eq(candidates.id, verdicts.candidateId))
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .where(
      and(
        inArray(candidates.runId, [...runIds]),
        isCurrentVerdict,
        ne(verdicts.verdict, "voided"),
        whereInScope(scope),
      ),
    )
    .groupBy(candidates.runId);
}
