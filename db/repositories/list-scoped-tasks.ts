import { and, inArray } from "drizzle-orm";
import type { Database } from "../client";
import { runs, tasks } from "../schema";
import { type TaskScope, whereInScope } from "./task-scope";

export type ScopedTask = Pick<
  typeof tasks.$inferSelect,
  "id" | "suiteRevisionId" | "taskKey" | "baseId" | "category" | "tier" | "language"
>;

/** The tasks of the suite revisions that runs are of, or those of a scope, in their order by revision id. */
export async function listScopedTasks(
  db: Database,
  runIds: readonly string[],
  scope: TaskScope,
): Promise<Map<number, ScopedTask[]>> {
  if (runIds.length === 0) return new Map();
  const ofRuns = db
    .select({ id: runs.suiteRevisionId })
    .from(runs)
    .where(inArray(runs.id, [...runIds]));
  const rows = await db
    .select({
      id: tasks.id,
      suiteRevisionId: tasks.suiteRevisionId,
      taskKey: tasks.taskKey,
      baseId: tasks.baseId,
      category: tasks.category,
      tier: tasks.tier,
      language: tasks.language,
    })
    .from(tasks)
    .where(and(inArray(tasks.suiteRevisionId, ofRuns), whereInScope(scope)))
    .orderBy(tasks.position);
  return Map.groupBy(rows, (task) => task.suiteRevisionId);
}
