import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { suiteRevisions, suites } from "../schema/suites";
import { type SuiteRevision, suiteRevisionColumns, toSuiteRevision } from "./suite-revision";

/** The suite revision of a row's id; null when there is none. */
export async function findSuiteById(db: Database, id: number): Promise<SuiteRevision | null> {
  const [row] = await db
    .select(suiteRevisionColumns)
    .from(suiteRevisions)
    .innerJoin(suites, eq(suites.id, suiteRevisions.suiteId))
    .where(eq(suiteRevisions.id, id));
  return row === undefined ? null : toSuiteRevision(row);
}
