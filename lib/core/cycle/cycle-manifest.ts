import type { Manifest } from "../protocol/manifest";

/** Fields of the generation contract that each model states for itself. */
export const modelFields = [
  "modelBuild",
  "temperature",
  "topP",
  "maxTokens",
  "reasoningLevel",
  "concurrency",
] as const satisfies readonly (keyof Manifest["generation"])[];

/** A model's own part of the generation contract, as it stood when the cycle was opened. */
export type ModelGeneration = Pick<Manifest["generation"], (typeof modelFields)[number]>;

/**
 * What every run of a cycle shares: a manifest without the model's part. A run's manifest is this one
 * with `{ ...manifest.generation, ...modelGeneration }` for its generation.
 */
export type CycleManifest = Omit<Manifest, "generation"> & {
  generation: Omit<Manifest["generation"], keyof ModelGeneration>;
};
