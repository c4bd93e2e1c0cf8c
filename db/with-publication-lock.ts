import { sql } from "drizzle-orm";
import type { Database } from "./client";

/** Far longer than what is computed between two questions to the database. */
const silenceMs = 120_000;

/**
 * Works in one transaction while no other publication of the same cycle does; whoever comes second waits
 * and then sees what the first one left. A process that freezes, or whose machine is gone, leaves nothing.
 */
export function withPublicationLock<Result>(
  db: Database,
  cycleId: number,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction.execute(
      sql.raw(`set local idle_in_transaction_session_timeout = ${silenceMs}`),
    );
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`errorbar:publication:${cycleId}`}, 0))`,
    );
    return work(transaction);
  });
}
