import { asc, eq, sql } from "drizzle-orm";
import type { TaskCategory, Tier } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { tasks } from "../schema";

/** Where a task comes from, as far as it matters to whether a model can have seen it. */
export interface TaskOrigin {
  taskId: number;
  taskKey: string;
  baseId: string;
  tier: Tier | null;
  category: TaskCategory | null;
  publicCaseCount: number;
  /** `YYYY-MM-DD` in UTC: when the task was first stored here in this content. */
  firstStoredOn: string;
}

const firstStoredOn = sql<string>`(
  select to_char(min(revision.created_at) at time zone 'UTC', 'YYYY-MM-DD')
  from tasks as same
  join suite_revisions as revision on revision.id = same.suite_revision_id
  where same.task_key = "tasks"."task_key" and same.content_sha256 = "tasks"."content_sha256"
)`;

/** The tasks of a suite revision with their origins, in its order. */
export function listTaskOrigins(db: Database, suiteRevisionId: number): Promise<TaskOrigin[]> {
  return db
    .select({
      taskId: tasks.id,
      taskKey: tasks.taskKey,
      baseId: tasks.baseId,
      tier: tasks.tier,
      category: tasks.category,
      publicCaseCount: tasks.publicCaseCount,
      firstStoredOn,
    })
    .from(tasks)
    .where(eq(tasks.suiteRevisionId, suiteRevisionId))
    .orderBy(asc(tasks.position));
}
