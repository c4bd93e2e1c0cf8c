import type { createAnthropic } from "@ai-sdk/anthropic";
import type { ModelEndpoint } from "../../lib/core/model/model-endpoint";

/** A model as the AI SDK's packages offer it. */
export type SdkModel = ReturnType<ReturnType<typeof createAnthropic>["languageModel"]>;

/** What a request really asks for. */
export interface SentSettings {
  temperature?: number | undefined;
  topP?: number | undefined;
  maxTokens?: number | undefined;
}

/** What the SDK does not tell of a vendor's reply. */
export interface ReplyFacts {
  /** False where its form is right, and no answer is in it. */
  answers: boolean;
  build: string | null;
}

/** What is particular to one vendor's protocol. */
export interface SdkVendor {
  openModel(fetch: typeof globalThis.fetch): SdkModel;
  /** @param body a request's body */
  readSent(body: unknown): SentSettings;
  /** @param body a reply's body @param modelId as the SDK found it */
  readFacts(body: unknown, modelId: string | undefined): ReplyFacts;
}

export type HttpEndpoint = Extract<ModelEndpoint, { model: string }>;
