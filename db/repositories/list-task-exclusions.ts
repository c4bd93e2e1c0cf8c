import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { currentModels, runs, scoreRecords } from "../schema";
import { isCurrentRecord } from "./current-record";

/** One record that leaves a task out, and why. */
export interface TaskExclusionRow {
  slug: string;
  runId: string;
  cycle: string;
  recordId: number;
  reason: string | null;
}

/** The current records of a revision that leave out the task of a name, by model and record. */
export function listTaskExclusions(
  db: Database,
  { revisionId, taskKey }: { revisionId: number; taskKey: string },
): Promise<TaskExclusionRow[]> {
  const excluded = sql`${scoreRecords.canonical}::jsonb -> 'excluded'`;
  return db
    .select({
      slug: currentModels.slug,
      runId: runs.id,
      cycle: runs.cycle,
      recordId: scoreRecords.id,
      reason: sql<string | null>`(
        select entry ->> 'reason' from jsonb_array_elements(${excluded}) as entry
        where entry ->> 'taskId' = ${taskKey} limit 1
      )`,
    })
    .from(scoreRecords)
    .innerJoin(runs, eq(runs.id, scoreRecords.runId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .where(
      and(
        isCurrentRecord,
        eq(runs.suiteRevisionId, revisionId),
        sql`${excluded} @> jsonb_build_array(jsonb_build_object('taskId', ${taskKey}::text))`,
      ),
    )
    .orderBy(asc(currentModels.slug), asc(scoreRecords.id));
}
