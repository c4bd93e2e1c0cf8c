import type { ModelPrices } from "../model/model-description";
import type { ModelQuestion } from "../ports/model-provider";
import { costTokens } from "../scoring/token-cost";
import { type ExactDecimal, parseExact } from "./exact-decimal";

/** What a question is asked with, as far as its price goes. */
export type PricedQuestion = Pick<ModelQuestion, "prompt" | "systemPrompt" | "maxTokens">;

/** What wraps the turns of a conversation. */
const wrappingTokens = 64;
/** Of an answer without a limit. */
const longestUnlimitedAnswerTokens = 32_768;

/**
 * The most that one question and its answer may cost: no tokenizer makes more tokens of a text than it has
 * bytes, and none answers with more than its limit. An answer without a limit is taken for 32768 tokens.
 */
export function costAtMost(question: PricedQuestion, prices: ModelPrices): ExactDecimal {
  const { prompt, systemPrompt, maxTokens } = question;
  const bytes = new TextEncoder().encode(prompt + (systemPrompt ?? "")).length;
  const tokens = {
    prompt: bytes + wrappingTokens,
    completion: maxTokens ?? longestUnlimitedAnswerTokens,
  };
  return parseExact(costTokens(tokens, prices, 0).total);
}
