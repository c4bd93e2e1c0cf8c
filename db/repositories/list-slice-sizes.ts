import { inArray, sql } from "drizzle-orm";
import type { Database } from "../client";
import { tasks } from "../schema";
import type { TaskScope } from "./task-scope";

export interface SliceSizeRow extends TaskScope {
  tasks: number;
}

/** How many tasks suite revisions have of each combination of category, tier and language. */
export async function listSliceSizes(
  db: Database,
  revisionIds: readonly number[],
): Promise<(SliceSizeRow & { revisionId: number })[]> {
  if (revisionIds.length === 0) return [];
  return db
    .select({
      revisionId: tasks.suiteRevisionId,
      category: tasks.category,
      tier: tasks.tier,
      language: tasks.language,
      tasks: sql`count(*)`.mapWith(Number),
    })
    .from(tasks)
    .where(inArray(tasks.suiteRevisionId, [...revisionIds]))
    .groupBy(tasks.suiteRevisionId, tasks.category, tasks.tier, tasks.language)
    .orderBy(tasks.category, tasks.tier, tasks.language);
}
