import type { Bounds } from "./bounds";
import { lowerTail, upperTail } from "./interval-level";
import { quantileType7 } from "./quantile-type-7";

/**
 * Returns the 95% percentile interval of bootstrap replicates, in their unit: type-7 quantiles at
 * 2.5% and 97.5%. Throws DomainError `bad-input` without replicates.
 */
export function percentileInterval(replicates: ArrayLike<number>): Bounds {
  return {
    low: quantileType7(replicates, lowerTail),
    high: quantileType7(replicates, upperTail),
  };
}
