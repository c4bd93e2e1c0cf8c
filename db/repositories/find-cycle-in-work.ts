import { sql } from "drizzle-orm";
import type { Database } from "../client";

export interface CycleInWork {
  /** ISO week. */
  cycle: string;
  openedAt: Date;
  tasks: number;
}

/** The newest cycle, unless it is published; null when nothing is in work. */
export async function findCycleInWork(db: Database): Promise<CycleInWork | null> {
  const rows = await db.execute<{ cycle: string; opened_ms: string; tasks: string }>(sql`
    select cycle, extract(epoch from opened_at) * 1000 as opened_ms, (
      select count(*) from tasks where tasks.suite_revision_id = newest.suite_revision_id
    ) as tasks
    from (select * from cycles order by cycle desc limit 1) as newest
    where not exists (select from cycle_publications where cycle_id = newest.id)`);
  const row = rows[0];
  if (row === undefined) return null;
  return { cycle: row.cycle, openedAt: new Date(Number(row.opened_ms)), tasks: Number(row.tasks) };
}
