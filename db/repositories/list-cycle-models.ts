import { asc, eq } from "drizzle-orm";
import type { ModelGeneration } from "../../lib/core/cycle/cycle-manifest";
import type { ModelPrices } from "../../lib/core/model/model-description";
import type { EndpointKind, ModelEndpoint } from "../../lib/core/model/model-endpoint";
import type { Database } from "../client";
import { currentModels, cycleModels } from "../schema";

/** A model of a cycle, with its part of the manifest as it stood at the opening. */
export interface CycleModel {
  modelId: number;
  slug: string;
  name: string;
  provider: string | null;
  modelRevision: string | null;
  synthetic: boolean;
  generation: ModelGeneration;
  endpointKind: EndpointKind;
  /** Null in weeks that were opened before it was frozen. */
  endpoint: ModelEndpoint | null;
  /** Null where no price was stated, or as above. */
  prices: ModelPrices | null;
}

/** The models of a cycle, by slug. */
export function listCycleModels(db: Database, cycleId: number): Promise<CycleModel[]> {
  return db
    .select({
      modelId: cycleModels.modelId,
      slug: currentModels.slug,
      name: currentModels.name,
      provider: currentModels.provider,
      modelRevision: currentModels.revision,
      synthetic: currentModels.synthetic,
      generation: cycleModels.generation,
      endpointKind: cycleModels.endpointKind,
      endpoint: cycleModels.endpoint,
      prices: cycleModels.prices,
    })
    .from(cycleModels)
    .innerJoin(currentModels, eq(currentModels.id, cycleModels.modelId))
    .where(eq(cycleModels.cycleId, cycleId))
    .orderBy(asc(currentModels.slug));
}
