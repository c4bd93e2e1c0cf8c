import { sql } from "drizzle-orm";
import type { Database } from "../client";
import { expectedSchemaVersion } from "../schema-version";

/** Whether the database was last migrated to the schema that this code expects. */
export async function isSchemaCurrent(db: Database): Promise<boolean> {
  const rows = await db.execute<{ comment: string | null }>(
    sql`select obj_description('public'::regnamespace, 'pg_namespace') as comment`,
  );
  return rows[0]?.comment === `errorbar schema ${expectedSchemaVersion}`;
}
