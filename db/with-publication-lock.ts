import { sql } from "drizzle-orm";
import type { Database } from "./client";

/**
 * Works in one transaction while no other publication of the same cycle does; whoever comes second waits
 * and then sees what the first one left.
 */
export function withPublicationLock<Result>(
  db: Database,
  cycleId: number,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`errorbar:publication:${cycleId}`}, 0))`,
    );
    return work(transaction);
  });
}
