import type { Model } from "../../db/repositories/find-model";
import type { EndpointKind } from "../../lib/core/model/model-endpoint";
import type { ModelProvider } from "../../lib/core/ports/model-provider";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { costAnswer } from "../../lib/core/spending/cost-answer";
import type { GuardedModel } from "../../lib/core/spending/spending-guard";
import type { AskedModel } from "./ask-question";
import { toQuestion } from "./to-question";

/** What nobody sends a bill for. */
const freeKinds: readonly EndpointKind[] = ["command", "replay", "baseline"];

/** A model as its questions are asked by a generation contract. */
export function toAskedModel(
  { id, prices }: Pick<Model, "id" | "prices">,
  cycleId: number | null,
  provider: ModelProvider,
  generation: Manifest["generation"],
): AskedModel {
  return {
    ...{ cycleId, modelId: id, provider },
    toQuestion: (open) => toQuestion(open, generation),
    priceAnswer: (answer) => costAnswer(answer, prices),
  };
}

/** A model as its spending is watched. */
export function toGuarded({ slug, prices, endpoint }: Model): GuardedModel {
  const free = endpoint === null || freeKinds.includes(endpoint.kind);
  return { slug, prices, cap: endpoint?.spendingCap ?? null, free };
}
