import type { ModelPrices } from "../model/model-description";
import type { ModelAnswer } from "../ports/model-provider";
import { canonicalJson } from "../protocol/canonical-json";
import { sha256Hex } from "../protocol/sha256-hex";
import { costTokens } from "../scoring/token-cost";

/** What an answer cost: a decimal of one currency, exact, and which stated prices it was computed by. */
export interface AnswerCost {
  currency: string;
  amount: string;
  /** As priceTableId names it. */
  priceTable: string;
}

const tableDigits = 12;

/** The day from which prices held, and a digest of them: another price is another table. */
export function priceTableId(prices: ModelPrices): string {
  return `${prices.asOf}/${sha256Hex(canonicalJson(prices)).slice(0, tableDigits)}`;
}

/**
 * What an answer cost by its reported tokens; null where no prices are stated or a count was not
 * reported, because a guess is no cost.
 * @throws DomainError integrity for a price that is no plain decimal.
 */
export function costAnswer(
  { promptTokens, completionTokens }: Pick<ModelAnswer, "promptTokens" | "completionTokens">,
  prices: ModelPrices | null,
): AnswerCost | null {
  if (prices === null || promptTokens === null || completionTokens === null) return null;
  const { total } = costTokens({ prompt: promptTokens, completion: completionTokens }, prices, 0);
  return { currency: prices.currency, amount: total, priceTable: priceTableId(prices) };
}
