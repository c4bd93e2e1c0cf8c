import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { tasks } from "../schema/tasks";

/** The part of a task that anyone may read. */
export type PublicTask = typeof tasks.$inferSelect;

/** The tasks of one suite revision in its order, without their secrets. */
export function listPublicTasks(db: Database, suiteRevisionId: number): Promise<PublicTask[]> {
  return db
    .select()
    .from(tasks)
    .where(eq(tasks.suiteRevisionId, suiteRevisionId))
    .orderBy(tasks.position);
}
