import { desc, lte, sql } from "drizzle-orm";
import type { Database } from "../client";
import { scoreRecords } from "../schema";

/**
 * Id of the newest record of the chain; null when there is none.
 * @param until only records that were published by then, to the millisecond
 */
export async function findNewestRecord(db: Database, until?: Date): Promise<number | null> {
  const [row] = await db
    .select({ id: scoreRecords.id })
    .from(scoreRecords)
    .where(
      until === undefined
        ? undefined
        : lte(sql`date_trunc('milliseconds', ${scoreRecords.createdAt})`, until.toISOString()),
    )
    .orderBy(desc(scoreRecords.id))
    .limit(1);
  return row?.id ?? null;
}
