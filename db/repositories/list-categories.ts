import { eq } from "drizzle-orm";
import type { TaskCategory } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { tasks } from "../schema";

/** The categories of a suite revision's tasks, each once; null where a task has none. */
export async function listCategories(
  db: Database,
  suiteRevisionId: number,
): Promise<(TaskCategory | null)[]> {
  const found = await db
    .selectDistinct({ category: tasks.category })
    .from(tasks)
    .where(eq(tasks.suiteRevisionId, suiteRevisionId));
  return found.map(({ category }) => category);
}
