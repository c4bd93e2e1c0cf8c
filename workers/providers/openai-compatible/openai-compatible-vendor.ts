import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { z } from "zod";
import type { HttpEndpoint, SdkVendor } from "../sdk-vendor";

const requestSchema = z.object({
  temperature: z.number().optional(),
  top_p: z.number().optional(),
  max_tokens: z.number().optional(),
});

/** vLLM, Ollama, llama.cpp, OpenRouter and what else answers `/chat/completions`. */
export function openAiCompatibleVendor(
  endpoint: Extract<HttpEndpoint, { kind: "openai-compatible" }>,
  key: string | null,
): SdkVendor {
  return {
    openModel: (fetch) =>
      createOpenAICompatible({
        name: "openai-compatible",
        baseURL: endpoint.baseUrl,
        ...(key === null ? {} : { apiKey: key }),
        fetch,
      }).chatModel(endpoint.model),
    readSent: (body) => {
      const { temperature, top_p: topP, max_tokens: maxTokens } = requestSchema.parse(body);
      return { temperature, topP, maxTokens };
    },
    readFacts: (_body, modelId) => ({ answers: true, build: modelId ?? null }),
  };
}
