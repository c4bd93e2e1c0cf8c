import type { ModelDescription } from "../model/model-description";
import type { ModelEndpoint } from "../model/model-endpoint";
import type { Manifest } from "../protocol/manifest";
import { type CycleManifest, type ModelGeneration, modelFields } from "./cycle-manifest";

type Asked = Pick<ModelDescription, "revision" | "sampling">;

/** A model's own part of a cycle's manifest. What is left at its provider's default is undisclosed. */
export function toModelGeneration(
  { revision, sampling }: Asked,
  endpoint: ModelEndpoint,
): ModelGeneration {
  const isBaseline = endpoint.kind === "baseline";
  return {
    modelBuild: isBaseline ? "built in" : revision,
    temperature: sampling?.temperature ?? null,
    topP: sampling?.topP ?? null,
    maxTokens: sampling?.maxTokens ?? null,
    reasoningLevel: null,
    concurrency: endpoint.concurrency ?? null,
  };
}

/** A manifest without the model's part. */
export function toCycleManifest({ generation, ...contracts }: Manifest): CycleManifest {
  const own: ReadonlySet<string> = new Set(modelFields);
  const shared = Object.entries(generation).filter(([field]) => !own.has(field));
  return { ...contracts, generation: Object.fromEntries(shared) as CycleManifest["generation"] };
}

/** The manifest of one model's run in a cycle. */
export function joinManifest(cycle: CycleManifest, model: ModelGeneration): Manifest {
  return { ...cycle, generation: { ...cycle.generation, ...model } };
}
