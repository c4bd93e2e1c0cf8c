import { z } from "zod";
import type { ModelEndpoint } from "./model-endpoint";

/** How a model is asked. Decimals are strings, so that records have one spelling; null: not set. */
export const modelSamplingSchema = z.object({
  temperature: z.string().nullable(),
  topP: z.string().nullable(),
  maxTokens: z.number().int().positive().nullable(),
});
export type ModelSampling = z.infer<typeof modelSamplingSchema>;

/** What a provider charges, as decimals of one currency for a million tokens. */
export const modelPricesSchema = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/, "is a three-letter currency code"),
  promptPerMillionTokens: z.string(),
  completionPerMillionTokens: z.string(),
  /** The day from which the prices held. */
  asOf: z.iso.date(),
});
export type ModelPrices = z.infer<typeof modelPricesSchema>;

/** Everything the registry knows of a model; null is undisclosed. */
export interface ModelDescription {
  name: string;
  provider: string | null;
  revision: string | null;
  releasedOn: string | null;
  cutoffOn: string | null;
  openWeights: boolean | null;
  sampling: ModelSampling | null;
  prices: ModelPrices | null;
  /** Null: nobody here can ask it, and its answers come as files. */
  endpoint: ModelEndpoint | null;
}
