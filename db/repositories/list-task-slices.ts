import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { tasks } from "../schema";
import type { TaskScope } from "./task-scope";

/** Every combination of category, tier and language that a suite revision has tasks of. */
export function listTaskSlices(db: Database, revisionId: number): Promise<TaskScope[]> {
  return db
    .selectDistinct({ category: tasks.category, tier: tasks.tier, language: tasks.language })
    .from(tasks)
    .where(eq(tasks.suiteRevisionId, revisionId))
    .orderBy(tasks.category, tasks.tier, tasks.language);
}
