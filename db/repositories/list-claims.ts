import { asc, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { ClaimSource } from "../../lib/core/claims/claim";
import type { Database } from "../client";
import { claims, currentModels } from "../schema";

const detailsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
const undisclosedSchema = z.array(z.string());
const sourceSchema = z.object({ name: z.string(), sha256: z.string() });

export interface ClaimRecord {
  slug: string;
  name: string;
  provider: string | null;
  modelRevision: string | null;
  synthetic: boolean;
  metric: string;
  /** A fraction as a decimal. */
  rate: string | null;
  passed: number | null;
  tasks: number | null;
  details: z.infer<typeof detailsSchema>;
  undisclosed: string[];
  source: ClaimSource;
}

/** The claims of a suite, highest first within a metric; of one file in several versions, the newest. */
export async function listClaims(db: Database, suiteId: string): Promise<ClaimRecord[]> {
  const sourceName = sql`${claims.source} ->> 'name'`;
  const rows = await db
    .selectDistinctOn([claims.metric, claims.modelId, sourceName], {
      slug: currentModels.slug,
      name: currentModels.name,
      provider: currentModels.provider,
      modelRevision: currentModels.revision,
      synthetic: currentModels.synthetic,
      metric: claims.metric,
      rate: claims.rate,
      passed: claims.passed,
      tasks: claims.tasks,
      details: claims.details,
      undisclosed: claims.undisclosed,
      source: claims.source,
    })
    .from(claims)
    .innerJoin(currentModels, eq(currentModels.id, claims.modelId))
    .where(eq(claims.suiteId, suiteId))
    .orderBy(asc(claims.metric), asc(claims.modelId), sourceName, desc(claims.id));
  return rows.map(toClaimRecord).sort(byMetricThenRate);
}

function toClaimRecord(row: ClaimRecord): ClaimRecord {
  return {
    ...row,
    details: detailsSchema.parse(row.details),
    undisclosed: undisclosedSchema.parse(row.undisclosed),
    source: sourceSchema.parse(row.source),
  };
}

function byMetricThenRate(a: ClaimRecord, b: ClaimRecord): number {
  if (a.metric !== b.metric) return a.metric < b.metric ? -1 : 1;
  const [heightA, heightB] = [a, b].map(({ rate, passed }) => Number(rate ?? passed ?? -1));
  if (heightA !== heightB) return (heightB ?? 0) - (heightA ?? 0);
  return a.slug < b.slug ? -1 : 1;
}
