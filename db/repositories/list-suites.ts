import { desc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { suiteRevisions, suites } from "../schema/suites";
import { type SuiteRevision, suiteRevisionColumns, toSuiteRevision } from "./suite-revision";

/** Every suite in its latest revision, by id. */
export async function listSuites(db: Database): Promise<SuiteRevision[]> {
  const rows = await db
    .selectDistinctOn([suiteRevisions.suiteId], suiteRevisionColumns)
    .from(suiteRevisions)
    .innerJoin(suites, eq(suites.id, suiteRevisions.suiteId))
    .orderBy(suiteRevisions.suiteId, desc(suiteRevisions.id));
  return rows.map(toSuiteRevision);
}
