import { DomainError } from "../errors";

/**
 * Returns the q-quantile of values in any order, in their unit: with h = (N − 1)q, linear between the
 * sorted values at ⌊h⌋ and ⌊h⌋ + 1. The upper neighbour counts only where h has a fractional part, so
 * +Infinity among the values makes a quantile infinite only where it is needed.
 *
 * Source: Hyndman & Fan 1996, definition 7 (the default of R and numpy).
 * Throws DomainError `bad-input` for no values, NaN, or q outside [0, 1].
 */
export function quantileType7(values: ArrayLike<number>, q: number): number {
  const sorted = Float64Array.from(values).sort();
  const position = (sorted.length - 1) * q;
  const lower = sorted[Math.floor(position)];
  // NaN sorts last, so looking at the end finds it.
  if (lower === undefined || !(q >= 0 && q <= 1) || Number.isNaN(sorted.at(-1))) {
    throw new DomainError("bad-input", `no ${q}-quantile of these ${sorted.length} values`);
  }
  const upper = sorted[Math.ceil(position)] ?? lower;
  // Added to 0, for -0 is no quantile that anybody means; ∞ − ∞ is none at all.
  return upper === lower ? lower + 0 : lower + (position - Math.floor(position)) * (upper - lower);
}
