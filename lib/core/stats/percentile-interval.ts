import { DomainError } from "../errors";
import type { Bounds } from "./bounds";
import { type IntervalLevel, intervalLevel, tailsOf } from "./interval-level";
import { orderStatistic } from "./order-statistic";

/**
 * Returns the percentile interval of bootstrap replicates, in their unit: type-7 quantiles, at 95% those
 * at 2.5% and 97.5%, the values of `quantileType7` without sorting, because a board needs thousands.
 * Throws DomainError `bad-input` without replicates and for NaN.
 */
export function percentileInterval(
  replicates: ArrayLike<number>,
  level: IntervalLevel = intervalLevel,
): Bounds {
  const values = Float64Array.from(replicates);
  if (values.length === 0 || values.includes(Number.NaN)) {
    throw new DomainError("bad-input", `no interval of these ${values.length} replicates`);
  }
  const { lower, upper } = tailsOf(level);
  return { low: quantile(values, lower), high: quantile(values, upper) };
}

function quantile(values: Float64Array, q: number): number {
  const position = (values.length - 1) * q;
  const rank = Math.floor(position);
  const lower = orderStatistic(values, rank);
  // Everything behind the selected value is at least as large; the next one is the smallest of it.
  let upper = lower;
  if (position > rank) {
    upper = Number.POSITIVE_INFINITY;
    for (let i = rank + 1; i < values.length; i++) upper = Math.min(upper, values[i] ?? upper);
  }
  return upper === lower ? lower : lower + (position - rank) * (upper - lower);
}
