import "server-only";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { webDatabase } from "./web-database";

/** What PostgreSQL calls a statement that ran into its time limit. */
const cancelledCode = "57014";

/** Reads with a time limit for each statement; null when one of them ran into it. */
export async function readBounded<Answer>(
  statementMs: number,
  read: (db: Database) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await webDatabase().transaction(
      async (transaction) => {
        await transaction.execute(
          sql`select set_config('statement_timeout', ${String(statementMs)}, true)`,
        );
        return read(transaction);
      },
      { accessMode: "read only" },
    );
  } catch (thrown) {
    if (isCancelled(thrown)) return null;
    throw thrown;
  }
}

/** The query builder wraps what the driver throws. */
function isCancelled(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ("code" in thrown && thrown.code === cancelledCode) return true;
  return isCancelled(thrown.cause);
}
