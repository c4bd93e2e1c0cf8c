import { asc, desc, eq, sql } from "drizzle-orm";
import type { ClaimSource } from "../../lib/core/claims/claim";
import type { Database } from "../client";
import { claims, models, suites } from "../schema";

export interface ModelClaimRow {
  suiteId: string;
  suiteTitle: string;
  metric: string;
  /** A fraction as a decimal. */
  rate: string | null;
  passed: number | null;
  tasks: number | null;
  undisclosed: string[];
  source: ClaimSource;
}

/**
 * What is claimed of a model, by suite and metric. Of one file in several versions the newest stands,
 * as on the board of the suite.
 */
export function listModelClaims(db: Database, slug: string): Promise<ModelClaimRow[]> {
  const sourceName = sql`${claims.source} ->> 'name'`;
  return db
    .selectDistinctOn([claims.suiteId, claims.metric, sourceName], {
      suiteId: claims.suiteId,
      suiteTitle: suites.title,
      metric: claims.metric,
      rate: claims.rate,
      passed: claims.passed,
      tasks: claims.tasks,
      undisclosed: claims.undisclosed,
      source: claims.source,
    })
    .from(claims)
    .innerJoin(models, eq(models.id, claims.modelId))
    .innerJoin(suites, eq(suites.id, claims.suiteId))
    .where(eq(models.slug, slug))
    .orderBy(asc(claims.suiteId), asc(claims.metric), sourceName, desc(claims.id));
}
