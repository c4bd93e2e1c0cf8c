import { sql } from "drizzle-orm";
import { DomainError } from "../../lib/core/errors";
import {
  compareDescriptions,
  type DescriptionChange,
} from "../../lib/core/model/compare-descriptions";
import type { ModelDescription } from "../../lib/core/model/model-description";
import type { Database } from "../client";
import { modelDescriptions, models } from "../schema/models";
import { findModel, type Model } from "./find-model";

export interface DescribedModel {
  model: Model;
  /** added: the model is new; described: a bare entry no longer; changed; unchanged: nothing written. */
  outcome: "added" | "described" | "changed" | "unchanged";
  /** Against what was known before; empty for a new model. */
  changes: DescriptionChange[];
}

/**
 * Adds what is known of a model, and the model itself where it is new. The same description again
 * adds nothing; records keep what was known when they were made.
 * @throws DomainError conflict for a built-in baseline, which describes itself.
 */
export async function describeModel(
  db: Database,
  slug: string,
  description: ModelDescription,
): Promise<DescribedModel> {
  return db.transaction(async (transaction) => {
    // Two descriptions of one model take turns: the second is compared with the first.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`errorbar:model:${slug}`}, 0))`,
    );
    const { name, provider, revision } = description;
    const [added] = await transaction
      .insert(models)
      .values({ slug, name, provider, revision, synthetic: false })
      .onConflictDoNothing()
      .returning({ id: models.id });
    const known = await requireModel(transaction, slug);
    if (known.synthetic) {
      throw new DomainError("conflict", `${slug} is a built-in baseline: choose another slug`);
    }
    const changes = added ? [] : compareDescriptions(toDescription(known), description);
    const bare = known.descriptionId === null;
    if (!added && !bare && changes.length === 0) {
      return { model: known, outcome: "unchanged", changes };
    }
    await transaction.insert(modelDescriptions).values({ modelId: known.id, ...description });
    const model = await requireModel(transaction, slug);
    return { model, outcome: added ? "added" : bare ? "described" : "changed", changes };
  });
}

async function requireModel(db: Database, slug: string): Promise<Model> {
  const model = await findModel(db, slug);
  if (model === null) throw new DomainError("integrity", `the model ${slug} vanished`);
  return model;
}

function toDescription(model: Model): ModelDescription {
  const { name, provider, revision, releasedOn, cutoffOn, openWeights } = model;
  const { sampling, prices, endpoint } = model;
  return {
    name,
    provider,
    revision,
    releasedOn,
    cutoffOn,
    openWeights,
    sampling,
    prices,
    endpoint,
  };
}
