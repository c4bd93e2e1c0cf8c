import { DomainError } from "../errors";
import type { ModelPrices } from "../model/model-description";

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
  const prompt = parsePrice(prices.promptPerMillionTokens);
  const completion = parsePrice(prices.completionPerMillionTokens);
  const decimals = Math.max(prompt.decimals, completion.decimals);
  const charge = (count: number, price: Price) =>
    BigInt(count) * price.digits * 10n ** BigInt(decimals - price.decimals);
  const total = charge(tokens.prompt, prompt) + charge(tokens.completion, completion);
  const scale = decimals + tokensPerPrice;
  return {
    total: printDecimal(total, scale),
    perPassedTask: passedTasks > 0 ? divide(total, scale, passedTasks) : null,
  };
}

interface Price {
  digits: bigint;
  decimals: number;
}

function parsePrice(text: string): Price {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text);
  if (!match) throw new DomainError("integrity", `not a price: ${JSON.stringify(text)}`);
  const [, whole = "", fraction = ""] = match;
  return { digits: BigInt(whole + fraction), decimals: fraction.length };
}

function divide(amount: bigint, scale: number, by: number): string {
  const numerator = amount * 10n ** BigInt(quotientDecimals);
  const denominator = 10n ** BigInt(scale) * BigInt(by);
  return printDecimal((2n * numerator + denominator) / (2n * denominator), quotientDecimals);
}

/** Without zeros at the end. */
function printDecimal(amount: bigint, scale: number): string {
  const digits = amount.toString().padStart(scale + 1, "0");
  const fraction = digits.slice(-scale).replace(/0+$/, "");
  const whole = digits.slice(0, -scale);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
