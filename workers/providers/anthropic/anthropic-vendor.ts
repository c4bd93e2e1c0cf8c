import { createAnthropic } from "@ai-sdk/anthropic";
import { z } from "zod";
import type { HttpEndpoint, SdkVendor } from "../sdk-vendor";

const requestSchema = z.object({
  temperature: z.number().optional(),
  top_p: z.number().optional(),
  max_tokens: z.number().optional(),
});

// Stated, so that no variable of the environment can lead requests elsewhere.
const ownAddress = "https://api.anthropic.com/v1";

/** Anthropic's messages. It takes no seed. */
export function anthropicVendor(
  endpoint: Extract<HttpEndpoint, { kind: "anthropic" }>,
  key: string | null,
): SdkVendor {
  const baseURL = endpoint.baseUrl ?? ownAddress;
  return {
    openModel: (fetch) =>
      createAnthropic({ baseURL, apiKey: key ?? "", fetch }).languageModel(endpoint.model),
    readSent: (body) => {
      const { temperature, top_p: topP, max_tokens: maxTokens } = requestSchema.parse(body);
      return { temperature, topP, maxTokens };
    },
    readFacts: (_body, modelId) => ({ answers: true, build: modelId ?? null }),
  };
}
