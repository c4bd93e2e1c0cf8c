import { and, asc, eq, sql } from "drizzle-orm";
import type { PackageAllowlist } from "../../lib/core/suite/package-allowlist";
import type { ComparedThing, Equality } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { suiteRevisions, suites } from "../schema";
import { mayStand, publishedWeek } from "./revision-standing";
import { currentLimits } from "./suite-revision";

export interface SuiteRevisionRow {
  revisionId: number;
  suiteId: string;
  title: string;
  description: string;
  revision: string;
  compared: ComparedThing;
  equality: Equality | null;
  exposed: boolean;
  k: number;
  licence: string | null;
  format: string;
  sourceName: string;
  sourceSha256: string;
  importedAt: Date;
  tasks: number;
  /** Models of which a score in this suite is claimed. */
  claimedModels: number;
  /** Those that hold now; null where nothing is graded here. */
  limits: Record<string, number> | null;
  packages: PackageAllowlist | null;
}

/**
 * Every revision of every suite, or of one, by suite; of each the one that stands for it comes last. A
 * revision of a week that isn't published is listed by its id alone.
 */
export function listSuiteRevisions(
  db: Database,
  only: { suiteId?: string; revisionId?: number } = {},
): Promise<SuiteRevisionRow[]> {
  return db
    .select({
      revisionId: suiteRevisions.id,
      suiteId: suites.id,
      title: suites.title,
      description: suites.description,
      revision: suiteRevisions.revision,
      compared: suiteRevisions.compared,
      equality: suiteRevisions.equality,
      exposed: suiteRevisions.exposed,
      k: suiteRevisions.k,
      licence: sql<string | null>`${suiteRevisions.source} ->> 'licence'`,
      format: suiteRevisions.format,
      sourceName: sql<string>`${suiteRevisions.source} ->> 'name'`,
      sourceSha256: sql<string>`${suiteRevisions.source} ->> 'fileSha256'`,
      importedAt: suiteRevisions.createdAt,
      tasks: suiteRevisions.taskCount,
      claimedModels: sql`(
        select count(distinct claims.model_id) from claims where claims.suite_id = "suites"."id"
      )`.mapWith(Number),
      packages: suiteRevisions.packages,
      limits: sql<Record<string, number> | null>`${currentLimits}`,
    })
    .from(suiteRevisions)
    .innerJoin(suites, eq(suites.id, suiteRevisions.suiteId))
    .where(
      and(
        only.suiteId === undefined ? undefined : eq(suites.id, only.suiteId),
        only.revisionId === undefined ? mayStand : eq(suiteRevisions.id, only.revisionId),
      ),
    )
    .orderBy(asc(suites.id), sql`${publishedWeek} nulls first`, asc(suiteRevisions.id));
}
