import "server-only";
import { sql } from "drizzle-orm";
import { isSchemaCurrent } from "../../db/repositories/is-schema-current";
import type { Readiness } from "../contracts/health";
import { webDatabase } from "./web-database";

/** Whether the site can answer: its database is reachable and has the schema of this build. */
export async function getReadiness(): Promise<Readiness> {
  const database = webDatabase();
  try {
    await database.execute(sql`select 1`);
  } catch {
    // The answer of a readiness probe, not a failure of it.
    return { status: "unavailable", database: "unreachable", schema: "unknown" };
  }
  const isCurrent = await isSchemaCurrent(database);
  return {
    status: isCurrent ? "ready" : "unavailable",
    database: "reachable",
    schema: isCurrent ? "current" : "outdated",
  };
}
