import { sql } from "drizzle-orm";
import type { Database } from "../client";
import { namedObjects } from "./named-objects";

export interface NamedObjects {
  /** Objects that rows name, each once. */
  total: number;
  /** Some of them, the same ones each time as long as nothing is added. */
  sample: string[];
}

/** Objects that rows name. The order of digests is as good as chance. */
export async function sampleNamedObjects(db: Database, most: number): Promise<NamedObjects> {
  const rows = await db.execute<{ sha256: string; total: string }>(sql`
    select sha256, count(*) over () as total
    from (select distinct sha256 from ${namedObjects}) as once
    order by md5(sha256) limit ${most}`);
  return { total: Number(rows[0]?.total ?? 0), sample: rows.map((row) => row.sha256) };
}
