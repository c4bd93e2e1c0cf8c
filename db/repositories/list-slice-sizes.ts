import { eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { tasks } from "../schema";
import type { TaskScope } from "./task-scope";

export interface SliceSizeRow extends TaskScope {
  tasks: number;
}

/** How many tasks a suite revision has of each combination of category, tier and language. */
export function listSliceSizes(db: Database, revisionId: number): Promise<SliceSizeRow[]> {
  return db
    .select({
      category: tasks.category,
      tier: tasks.tier,
      language: tasks.language,
      tasks: sql`count(*)`.mapWith(Number),
    })
    .from(tasks)
    .where(eq(tasks.suiteRevisionId, revisionId))
    .groupBy(tasks.category, tasks.tier, tasks.language)
    .orderBy(tasks.category, tasks.tier, tasks.language);
}
