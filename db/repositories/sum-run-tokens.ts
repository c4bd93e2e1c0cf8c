import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../client";
import { candidates, tasks } from "../schema";
import type { RunTokens } from "./count-run-tokens";
import { type TaskScope, whereInScope } from "./task-scope";

export interface RunTokensRow extends RunTokens {
  runId: string;
}

/** Token totals by run, over the candidates of a scope that state both counts; no row where none does. */
export function sumRunTokens(
  db: Database,
  runIds: readonly string[],
  scope: TaskScope,
): Promise<RunTokensRow[]> {
  if (runIds.length === 0) return Promise.resolve([]);
  return db
    .select({
      runId: candidates.runId,
      prompt: sql`sum(${candidates.promptTokens})`.mapWith(Number),
      completion: sql`sum(${candidates.completionTokens})`.mapWith(Number),
      candidates: sql`count(*)`.mapWith(Number),
    })
    .from(candidates)
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .where(
      and(
        inArray(candidates.runId, [...runIds]),
        isNotNull(candidates.promptTokens),
        isNotNull(candidates.completionTokens),
        whereInScope(scope),
      ),
    )
    .groupBy(candidates.runId);
}
