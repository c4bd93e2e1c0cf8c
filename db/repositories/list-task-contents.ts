import { inArray } from "drizzle-orm";
import type { TaskContent } from "../../lib/core/drift/history";
import type { Database } from "../client";
import { tasks } from "../schema";

/** What names the content of every task of these suite revisions, by the task's row id. */
export async function listTaskContents(
  db: Database,
  suiteRevisionIds: readonly number[],
): Promise<Map<number, TaskContent>> {
  if (suiteRevisionIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: tasks.id,
      taskKey: tasks.taskKey,
      contentSha256: tasks.contentSha256,
      baseId: tasks.baseId,
    })
    .from(tasks)
    .where(inArray(tasks.suiteRevisionId, [...suiteRevisionIds]));
  return new Map(rows.map(({ id, ...content }) => [id, content]));
}
