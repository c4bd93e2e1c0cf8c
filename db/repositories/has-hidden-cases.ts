import { and, eq, lt } from "drizzle-orm";
import type { Database } from "../client";
import { tasks } from "../schema";

/** Whether some task of a suite revision has a test that is not public. */
export async function hasHiddenCases(db: Database, suiteRevisionId: number): Promise<boolean> {
  const found = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(eq(tasks.suiteRevisionId, suiteRevisionId), lt(tasks.publicCaseCount, tasks.caseCount)),
    )
    .limit(1);
  return found.length > 0;
}
