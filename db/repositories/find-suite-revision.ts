import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { suiteRevisions, suites } from "../schema/suites";
import { mayStand, publishedWeek } from "./revision-standing";
import { type SuiteRevision, suiteRevisionColumns, toSuiteRevision } from "./suite-revision";

/**
 * The named revision of a suite, or else the one that stands for it: of its newest published week, or its
 * latest. Null when there is none.
 */
export async function findSuiteRevision(
  db: Database,
  suiteId: string,
  revision?: string,
): Promise<SuiteRevision | null> {
  const [row] = await db
    .select(suiteRevisionColumns)
    .from(suiteRevisions)
    .innerJoin(suites, eq(suites.id, suiteRevisions.suiteId))
    .where(
      and(
        eq(suiteRevisions.suiteId, suiteId),
        revision === undefined ? mayStand : eq(suiteRevisions.revision, revision),
      ),
    )
    .orderBy(sql`${publishedWeek} desc nulls last`, desc(suiteRevisions.id))
    .limit(1);
  return row === undefined ? null : toSuiteRevision(row);
}
