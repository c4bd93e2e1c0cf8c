import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { models } from "../schema";

export interface ModelSummaryRow {
  slug: string;
  name: string;
  provider: string | null;
  modelRevision: string | null;
  synthetic: boolean;
  /** Score records, superseded ones too. */
  records: number;
}

/** Every registered model, or one, by slug. */
export function listModelSummaries(db: Database, slug?: string): Promise<ModelSummaryRow[]> {
  return db
    .select({
      slug: models.slug,
      name: models.name,
      provider: models.provider,
      modelRevision: models.revision,
      synthetic: models.synthetic,
      records: sql`(
        select count(*) from score_records
        join runs on runs.id = score_records.run_id
        where runs.model_id = "models"."id"
      )`.mapWith(Number),
    })
    .from(models)
    .where(slug === undefined ? undefined : eq(models.slug, slug))
    .orderBy(asc(models.slug));
}
