import "server-only";
import type { Model } from "../../db/repositories/find-model";
import type { DescribedModel } from "../contracts/model";

/** The public form of a model with all that is known of it. */
export function toDescribedModel(row: Model): DescribedModel {
  return {
    slug: row.slug,
    name: row.name,
    provider: row.provider,
    revision: row.revision,
    synthetic: row.synthetic,
    releasedOn: row.releasedOn,
    cutoffOn: row.cutoffOn,
    openWeights: row.openWeights,
    sampling: row.sampling,
    prices: row.prices,
    describedAt: row.describedAt?.toISOString() ?? null,
  };
}
