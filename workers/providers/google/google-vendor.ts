import { createGoogle } from "@ai-sdk/google";
import { z } from "zod";
import type { HttpEndpoint, SdkVendor } from "../sdk-vendor";

const requestSchema = z.object({
  generationConfig: z
    .object({
      temperature: z.number().optional(),
      topP: z.number().optional(),
      maxOutputTokens: z.number().optional(),
    })
    .optional(),
});

const replySchema = z.object({
  modelVersion: z.string().nullish(),
  candidates: z.array(z.unknown()).nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
});

// Stated, so that no variable of the environment can lead requests elsewhere.
const ownAddress = "https://generativelanguage.googleapis.com/v1beta";

/** Google's generateContent. A prompt that it blocks is answered with nothing, by its content filter. */
export function googleVendor(
  endpoint: Extract<HttpEndpoint, { kind: "google" }>,
  key: string | null,
): SdkVendor {
  const baseURL = endpoint.baseUrl ?? ownAddress;
  return {
    openModel: (fetch) =>
      createGoogle({ baseURL, apiKey: key ?? "", fetch }).languageModel(endpoint.model),
    readSent: (body) => {
      const { temperature, topP, maxOutputTokens } =
        requestSchema.parse(body).generationConfig ?? {};
      return { temperature, topP, maxTokens: maxOutputTokens };
    },
    readFacts: (body) => {
      const { modelVersion, candidates, promptFeedback } = replySchema.parse(body);
      const answers = (candidates?.length ?? 0) > 0 || Boolean(promptFeedback?.blockReason);
      return { answers, build: modelVersion ?? null };
    },
  };
}
