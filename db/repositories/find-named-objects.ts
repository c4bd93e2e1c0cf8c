import { sql } from "drizzle-orm";
import type { Database } from "../client";
import { namedObjects } from "./named-objects";

/** Those of the given objects that some row names now. */
export async function findNamedObjects(
  db: Database,
  sha256s: readonly string[],
): Promise<Set<string>> {
  const wanted = `{${sha256s.join(",")}}`;
  const rows = await db.execute<{ sha256: string }>(
    sql`select distinct sha256 from ${namedObjects} where sha256 = any(${wanted}::text[])`,
  );
  return new Set(rows.map(({ sha256 }) => sha256));
}
