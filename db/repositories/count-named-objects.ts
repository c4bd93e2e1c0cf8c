import { sql } from "drizzle-orm";
import type { Database } from "../client";
import { namedObjects } from "./named-objects";

/** How many objects rows name, each counted once. */
export async function countNamedObjects(db: Database): Promise<number> {
  const rows = await db.execute<{ objects: string }>(
    sql`select count(distinct sha256) as objects from ${namedObjects}`,
  );
  return Number(rows[0]?.objects ?? 0);
}
