import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "../client";
import { driverOf } from "../driver-of";
import { namedObjects, type ObjectUse } from "./named-objects";

export interface NamedObject {
  sha256: string;
  uses: ObjectUse[];
  /** One of the runs that it belongs to; null before its run was opened. */
  runId: string | null;
}

const rowsAtOnce = 1_000;

/** Every object that a row names, once, in ascending order of its SHA-256; some rows in memory at a time. */
export async function* listNamedObjects(db: Database): AsyncGenerator<NamedObject> {
  const query = new PgDialect().sqlToQuery(sql`
    select sha256, array_agg(distinct use order by use) as uses, min(run_id) as "runId"
    from ${namedObjects} group by sha256 order by sha256 collate "C"`);
  const cursor = driverOf(db).unsafe<NamedObject[]>(query.sql).cursor(rowsAtOnce);
  for await (const rows of cursor) yield* rows;
}
