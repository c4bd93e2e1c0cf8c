import { and, asc, eq, ne } from "drizzle-orm";
import type { Language, TaskCategory, Tier } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { tasks } from "../schema";

export interface SiblingTaskRow {
  taskKey: string;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
}

/** The other tasks of a revision that were derived from the same base problem, in its order. */
export function listSiblingTasks(
  db: Database,
  task: { id: number; revisionId: number; baseId: string },
): Promise<SiblingTaskRow[]> {
  return db
    .select({
      taskKey: tasks.taskKey,
      category: tasks.category,
      tier: tasks.tier,
      language: tasks.language,
    })
    .from(tasks)
    .where(
      and(
        eq(tasks.suiteRevisionId, task.revisionId),
        eq(tasks.baseId, task.baseId),
        ne(tasks.id, task.id),
      ),
    )
    .orderBy(asc(tasks.position));
}
