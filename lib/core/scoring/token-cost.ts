import type { ModelPrices } from "../model/model-description";
import {
  addExact,
  type ExactDecimal,
  parseExact,
  printExact,
  shiftExact,
  timesCount,
} from "../spending/exact-decimal";

export interface TokenCounts {
  prompt: number;
  completion: number;
}

/** Amounts of the prices' currency, as decimals. */
export interface TokenCost {
  /** Exact. */
  total: string;
  /** Rounded half up to the sixth decimal; null when nothing passed. */
  perPassedTask: string | null;
}

const tokensPerPrice = 6;
const quotientDecimals = 6;

/**
 * Returns what tokens cost at prices for a million tokens each, in integers throughout: a sum of
 * binary fractions would not be the sum of the prices.
 * @param passedTasks what the total is divided by; failures are part of the price of a success
 * Throws DomainError `integrity` for a price that is no plain decimal.
 */
export function costTokens(
  tokens: TokenCounts,
  prices: ModelPrices,
  passedTasks: number,
): TokenCost {
  const total = addExact(
    timesCount(parsePrice(prices.promptPerMillionTokens), tokens.prompt),
    timesCount(parsePrice(prices.completionPerMillionTokens), tokens.completion),
  );
  const amount = shiftExact(total, tokensPerPrice);
  return {
    total: printExact(amount),
    perPassedTask: passedTasks > 0 ? divide(amount, passedTasks) : null,
  };
}

function parsePrice(text: string): ExactDecimal {
  return parseExact(text, "a price");
}

/** Rounded half up. */
function divide({ digits, decimals }: ExactDecimal, by: number): string {
  const numerator = digits * 10n ** BigInt(quotientDecimals);
  const denominator = 10n ** BigInt(decimals) * BigInt(by);
  const rounded = (2n * numerator + denominator) / (2n * denominator);
  return printExact({ digits: rounded, decimals: quotientDecimals });
}
