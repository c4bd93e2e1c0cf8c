import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { suiteRevisions, suites } from "../schema/suites";
import { type SuiteRevision, suiteRevisionColumns, toSuiteRevision } from "./suite-revision";

/** The named revision of a suite, or its latest; null when there is none. */
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
        revision === undefined ? undefined : eq(suiteRevisions.revision, revision),
      ),
    )
    .orderBy(desc(suiteRevisions.id))
    .limit(1);
  return row === undefined ? null : toSuiteRevision(row);
}
