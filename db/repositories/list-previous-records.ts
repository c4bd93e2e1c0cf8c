import { inArray, sql } from "drizzle-orm";
import type { Database } from "../client";
import { scoreRecords } from "../schema";

const previousId = sql`coalesce(
  "score_records"."supersedes_id",
  (
    select max(earlier.id)
    from score_records as earlier
    join runs as earlier_run on earlier_run.id = earlier.run_id
    join suite_revisions as earlier_revision on earlier_revision.id = earlier_run.suite_revision_id
    join runs as own_run on own_run.id = "score_records"."run_id"
    join suite_revisions as own_revision on own_revision.id = own_run.suite_revision_id
    where earlier_run.model_id = own_run.model_id
      and earlier.id < "score_records"."id"
      and earlier_revision.suite_id = own_revision.suite_id
  )
)`.mapWith((value: string | number) => Number(value));

/**
 * Of each record the one that it corrects, otherwise its model's newest earlier record in the same suite; null
 * for a first one. Records are only added, so this never changes.
 */
export async function listPreviousRecords(
  db: Database,
  recordIds: readonly number[],
): Promise<Map<number, number | null>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .select({ id: scoreRecords.id, previousId })
    .from(scoreRecords)
    .where(inArray(scoreRecords.id, [...recordIds]));
  return new Map(rows.map((row) => [row.id, row.previousId]));
}
