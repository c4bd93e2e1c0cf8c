import { inArray, sql } from "drizzle-orm";
import type { Language } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { tasks } from "../schema";

export interface TaskSummary {
  baseProblems: number;
  /** In alphabetical order; empty where they aren't known. */
  languages: Language[];
}

/** What the tasks of suite revisions are, by revision id; nothing of one without tasks. */
export async function summariseTasks(
  db: Database,
  revisionIds: readonly number[],
): Promise<Map<number, TaskSummary>> {
  if (revisionIds.length === 0) return new Map();
  const rows = await db
    .select({
      revisionId: tasks.suiteRevisionId,
      baseProblems: sql`count(distinct ${tasks.baseId})`.mapWith(Number),
      languages: sql<Language[]>`coalesce(
        array_agg(distinct ${tasks.language} order by ${tasks.language})
          filter (where ${tasks.language} is not null),
        '{}'
      )`,
    })
    .from(tasks)
    .where(inArray(tasks.suiteRevisionId, [...revisionIds]))
    .groupBy(tasks.suiteRevisionId);
  return new Map(
    rows.map(({ revisionId, baseProblems, languages }) => [
      revisionId,
      { baseProblems, languages },
    ]),
  );
}
