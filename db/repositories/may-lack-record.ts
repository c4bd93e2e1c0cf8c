import { sql } from "drizzle-orm";
import type { Database } from "../client";

/**
 * Whether a graded run may be without a score record: it is a confirmation's, its week is not published yet,
 * or a later run of the same model counts in it.
 */
export async function mayLackRecord(db: Database, runId: string): Promise<boolean> {
  const [row] = await db.execute<{ lacks: boolean }>(sql`
    select true as lacks from runs
    join cycles on cycles.cycle = runs.cycle
    join confirmations as asked on asked.cycle_id = cycles.id
      and asked.model_id = runs.model_id and asked.suite_revision_id = runs.suite_revision_id
    where runs.id = ${runId}
    union all
    select not exists (select from cycle_publications where cycle_id = cycles.id) or exists (
      select from runs as later
      where later.model_id = runs.model_id and later.cycle = runs.cycle
        and later.suite_revision_id = runs.suite_revision_id
        and (later.created_at, later.id) > (runs.created_at, runs.id)
    )
    from runs
    join cycles on cycles.cycle = runs.cycle
      and cycles.suite_revision_id = runs.suite_revision_id
    where runs.id = ${runId}`);
  return row?.lacks ?? false;
}
