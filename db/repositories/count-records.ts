import { sql } from "drizzle-orm";
import type { Database } from "../client";
import { scoreRecords } from "../schema";

/** How many records the chain has. */
export async function countRecords(db: Database): Promise<number> {
  const [row] = await db.select({ records: sql`count(*)`.mapWith(Number) }).from(scoreRecords);
  return row?.records ?? 0;
}
