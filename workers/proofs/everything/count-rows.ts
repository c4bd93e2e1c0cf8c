import { sql } from "drizzle-orm";
import type { Database } from "../../../db/client";

/** How many rows each table of the product holds, by schema and name. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const tables = await db.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables
        where schemaname in ('public', 'private') order by 1, 2`,
  );
  const counts: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const [row] = await db.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${table}`,
    );
    counts[`${schema}.${name}`] = row?.rows ?? 0;
  }
  return counts;
}
