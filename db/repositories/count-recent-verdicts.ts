import { sql } from "drizzle-orm";
import type { Database } from "../client";

/** Rows looked at, the newest ones: more than a machine could add in an hour. */
const mostRead = 1_000_000;

/** How many verdicts were added within the last hour of the database's clock. */
export async function countRecentVerdicts(db: Database): Promise<number> {
  const rows = await db.execute<{ verdicts: string }>(sql`
    select count(*) as verdicts from (
      select created_at from verdicts order by id desc limit ${mostRead}
    ) as newest where created_at > now() - interval '1 hour'`);
  return Number(rows[0]?.verdicts ?? 0);
}
