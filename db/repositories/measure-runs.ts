import { sql } from "drizzle-orm";
import type { Database } from "../client";

export interface RunMeasures {
  /** Runs with a score record. */
  recorded: number;
  /** Runs without one: still graded, or left behind. Those of confirmations never have one. */
  open: number;
  records: number;
  /** Seconds since the newest record by the database's clock; null without one. */
  recordAgeSeconds: number | null;
}

/** How many runs and records there are, and how old the newest record is. */
export async function measureRuns(db: Database): Promise<RunMeasures> {
  const rows = await db.execute<Record<"recorded" | "open" | "records" | "age", string | null>>(sql`
    select
      (select count(*) from runs where id in (select run_id from score_records)) as recorded,
      (select count(*) from runs where id not in (select run_id from score_records)
        and not exists (
          select from confirmations as asked where asked.suite_revision_id = runs.suite_revision_id
        )) as open,
      (select count(*) from score_records) as records,
      (select extract(epoch from now() - max(created_at)) from score_records) as age`);
  const row = rows[0];
  return {
    recorded: Number(row?.recorded ?? 0),
    open: Number(row?.open ?? 0),
    records: Number(row?.records ?? 0),
    recordAgeSeconds: row?.age == null ? null : Number(row.age),
  };
}
