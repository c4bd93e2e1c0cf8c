import { DomainError } from "../errors";

/** A decimal that is not negative, as an integer over a power of ten: amounts are never binary fractions. */
export interface ExactDecimal {
  digits: bigint;
  decimals: number;
}

export const zero: ExactDecimal = { digits: 0n, decimals: 0 };

/** Reads a plain decimal. @throws DomainError integrity, naming what it is not. */
export function parseExact(text: string, what = "an amount"): ExactDecimal {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new DomainError("integrity", `not ${what}: ${JSON.stringify(text)}`);
  const [, whole = "", fraction = ""] = match;
  return { digits: BigInt(whole + fraction), decimals: fraction.length };
}

export function addExact(a: ExactDecimal, b: ExactDecimal): ExactDecimal {
  const decimals = Math.max(a.decimals, b.decimals);
  return { digits: scaleTo(a, decimals) + scaleTo(b, decimals), decimals };
}

/** Never below zero. */
export function subtractExact(a: ExactDecimal, b: ExactDecimal): ExactDecimal {
  const decimals = Math.max(a.decimals, b.decimals);
  const digits = scaleTo(a, decimals) - scaleTo(b, decimals);
  return { digits: digits < 0n ? 0n : digits, decimals };
}

export function isMore(a: ExactDecimal, b: ExactDecimal): boolean {
  const decimals = Math.max(a.decimals, b.decimals);
  return scaleTo(a, decimals) > scaleTo(b, decimals);
}

/** @param count a whole number */
export function timesCount(amount: ExactDecimal, count: number): ExactDecimal {
  return { digits: amount.digits * BigInt(count), decimals: amount.decimals };
}

/** Divided by ten to the given power. */
export function shiftExact(amount: ExactDecimal, places: number): ExactDecimal {
  return { digits: amount.digits, decimals: amount.decimals + places };
}

/** In its one spelling, without zeros at the end. */
export function printExact({ digits, decimals }: ExactDecimal): string {
  const spelled = digits.toString().padStart(decimals + 1, "0");
  const whole = spelled.slice(0, spelled.length - decimals);
  const fraction = spelled.slice(spelled.length - decimals).replace(/0+$/, "");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

function scaleTo({ digits, decimals }: ExactDecimal, target: number): bigint {
  return digits * 10n ** BigInt(target - decimals);
}
