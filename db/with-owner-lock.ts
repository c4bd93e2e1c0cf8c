import type { Sql } from "postgres";
import { type DatabasePool, openDatabasePool } from "./client";

/** Any number that nothing else in the database uses; all schema work takes turns under it. */
const schemaLockKey = 7_220_184_511;

/**
 * Runs work on one owner connection while no other process migrates or grants: concurrent grants
 * fail with "tuple concurrently updated", and concurrent migrations would run twice.
 */
export async function withOwnerLock<Result>(
  ownerUrl: string,
  work: (sql: Sql, pool: DatabasePool) => Promise<Result>,
): Promise<Result> {
  const pool = openDatabasePool(ownerUrl, {
    maxConnections: 1,
    applicationName: "errorbar-migrate",
  });
  try {
    await pool.sql`select pg_advisory_lock(${schemaLockKey})`;
    return await work(pool.sql, pool);
  } finally {
    // Closing the only connection releases the lock.
    await pool.close();
  }
}
