import { decimalText } from "../protocol/decimal-text";

/** The most that something may cost, as a decimal of one currency. */
export interface SpendingCap {
  currency: string;
  amount: string;
}

/** Reads a cap such as `25.00 USD`; null for anything else. */
export function parseSpendingCap(text: string): SpendingCap | null {
  const match = /^(\d{1,12}(?:\.\d{1,12})?)\s+([A-Z]{3})$/.exec(text.trim());
  const amount = decimalText(match?.[1] ?? "");
  return amount === null || match?.[2] === undefined ? null : { currency: match[2], amount };
}
