import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { currentModels } from "../schema";

export interface ModelSummaryRow {
  slug: string;
  name: string;
  provider: string | null;
  modelRevision: string | null;
  synthetic: boolean;
  /** Score records, superseded ones too. */
  records: number;
  /** Suites with at least one record. */
  suites: number;
  claims: number;
}

/** Every registered model, or one, by slug. */
export function listModelSummaries(db: Database, slug?: string): Promise<ModelSummaryRow[]> {
  return db
    .select({
      slug: currentModels.slug,
      name: currentModels.name,
      provider: currentModels.provider,
      modelRevision: currentModels.revision,
      synthetic: currentModels.synthetic,
      records: sql`(
        select count(*) from score_records
        join runs on runs.id = score_records.run_id
        where runs.model_id = "current_models"."id"
      )`.mapWith(Number),
      suites: sql`(
        select count(distinct suite_revisions.suite_id) from score_records
        join runs on runs.id = score_records.run_id
        join suite_revisions on suite_revisions.id = runs.suite_revision_id
        where runs.model_id = "current_models"."id"
      )`.mapWith(Number),
      claims: sql`(
        select count(*) from claims where claims.model_id = "current_models"."id"
      )`.mapWith(Number),
    })
    .from(currentModels)
    .where(slug === undefined ? undefined : eq(currentModels.slug, slug))
    .orderBy(asc(currentModels.slug));
}
