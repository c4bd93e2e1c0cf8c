import { z } from "zod";
import { baselineSlugs } from "../baselines/baselines";

const count = z.number().int().positive();

/** What holds for every way of asking a model. */
const limits = {
  requestsPerMinute: count.optional(),
  /** Prompt and completion together. */
  tokensPerMinute: count.optional(),
  /** Requests that are open at once. */
  concurrency: count.optional(),
  /** From the request to the last byte of its reply. */
  timeoutMs: count.optional(),
  maxReplyBytes: count.optional(),
  /** The most that one cycle may cost, in the currency of the model's prices, as a decimal. */
  spendingCap: z.string().optional(),
};

const overHttp = {
  ...limits,
  /** The model's name at the provider. */
  model: z.string(),
  /** The name that replies carry, where it is another than `model`, as behind an alias. */
  reportedAs: z.string().optional(),
  /** Name of the environment variable that holds the key; the key itself is stored nowhere. */
  apiKeyEnv: z.string().optional(),
};

/** Where and how a model is asked, as the registry keeps it: never a secret. */
export const modelEndpointSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("openai-compatible"), baseUrl: z.string(), ...overHttp }),
  z.object({ kind: z.literal("anthropic"), baseUrl: z.string().optional(), ...overHttp }),
  z.object({ kind: z.literal("google"), baseUrl: z.string().optional(), ...overHttp }),
  /** A program and its arguments, started without a shell. */
  z.object({ kind: z.literal("command"), command: z.array(z.string()).min(1), ...limits }),
  /** Answers from a completions file. */
  z.object({ kind: z.literal("replay"), file: z.string(), ...limits }),
  /** A built-in contestant: no file states it. */
  z.object({ kind: z.literal("baseline"), slug: z.enum(baselineSlugs), ...limits }),
]);
export type ModelEndpoint = z.infer<typeof modelEndpointSchema>;
export type EndpointKind = ModelEndpoint["kind"];
