import { sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/client";

/** So many fresh ids of a table: rows that name each other can then be copied at once. */
export async function reserveIds(db: Database, table: PgTable, count: number): Promise<number[]> {
  const { schema = "public", name } = getTableConfig(table);
  const rows = await db.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence(${`${schema}.${name}`}, 'id')) as id
    from generate_series(1, ${count})
  `);
  return rows.map(({ id }) => Number(id));
}
