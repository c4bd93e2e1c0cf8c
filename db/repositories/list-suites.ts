import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { suiteRevisions, suites } from "../schema/suites";
import { mayStand, publishedWeek } from "./revision-standing";
import { type SuiteRevision, suiteRevisionColumns, toSuiteRevision } from "./suite-revision";

/** Every suite in the revision that stands for it, by id. */
export async function listSuites(db: Database): Promise<SuiteRevision[]> {
  const rows = await db
    .selectDistinctOn([suiteRevisions.suiteId], suiteRevisionColumns)
    .from(suiteRevisions)
    .innerJoin(suites, eq(suites.id, suiteRevisions.suiteId))
    .where(mayStand)
    .orderBy(
      suiteRevisions.suiteId,
      sql`${publishedWeek} desc nulls last`,
      desc(suiteRevisions.id),
    );
  return rows.map(toSuiteRevision);
}
