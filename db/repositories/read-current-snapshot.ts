import { sql } from "drizzle-orm";
import type { Database } from "../client";

/**
 * Names the state of the database that a statement sees now. Two equal names stand for equal data:
 * a snapshot lists every transaction that counts, and each one that writes has a number of its own.
 */
export async function readCurrentSnapshot(db: Database): Promise<string> {
  const rows = await db.execute<{ snapshot: string }>(
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  return rows[0]?.snapshot ?? "";
}
