import { DomainError } from "../errors";
import type { Bounds } from "./bounds";
import type { Resamples } from "./draw-resamples";
import { percentileInterval } from "./percentile-interval";

/** What one base problem adds to a ratio, such as the cost of all its attempts and its resolved tasks. */
export interface RatioTally {
  readonly numerator: number;
  readonly denominator: number;
}

export interface RatioInterval {
  /** Σ numerator / Σ denominator; null where the denominator is 0. */
  readonly ratio: number | null;
  /** In the order drawn: +Infinity where only the denominator is 0, NaN where both are. */
  readonly replicates: Float64Array;
  readonly infiniteReplicates: number;
  /** Replicates of 0/0, which no quantile counts. */
  readonly skippedReplicates: number;
  /**
   * Percentile interval over the replicates left; a bound may be +Infinity, to be read "unbounded",
   * which where there is no ratio is all that it says. Null where more than 5% are skipped.
   */
  readonly interval: Bounds | null;
}

/**
 * Returns a ratio of two sums with its 95% percentile interval, in the unit of numerator over
 * denominator. Both are resampled together, by the resamples of the scope's other intervals.
 * Cost per resolved task is the cost of all attempts, failures included, over the resolved tasks.
 *
 * Throws DomainError `bad-input` unless the bases are as many as the resamples were drawn from, and for
 * a number that is negative or not finite.
 */
export function ratioInterval(bases: readonly RatioTally[], resamples: Resamples): RatioInterval {
  requireAmounts(bases);
  if (bases.length !== resamples.bases) {
    throw new DomainError(
      "bad-input",
      `resamples of ${resamples.bases} bases do not fit ${bases.length} bases`,
    );
  }
  const replicates = Float64Array.from({ length: resamples.count }, (_, replicate) => {
    const start = replicate * resamples.bases;
    return ratioOf(bases, resamples.indices.subarray(start, start + resamples.bases));
  });
  const whole = ratioOf(bases, bases.keys());
  const ratio = Number.isFinite(whole) ? whole : null;
  const left = replicates.filter((value) => !Number.isNaN(value));
  const skipped = replicates.length - left.length;
  const hasInterval = skipped * 20 <= replicates.length;
  return {
    ratio,
    replicates,
    infiniteReplicates: left.filter((value) => value === Number.POSITIVE_INFINITY).length,
    skippedReplicates: skipped,
    interval: hasInterval ? percentileInterval(left) : null,
  };
}

function requireAmounts(bases: readonly RatioTally[]): void {
  for (const { numerator, denominator } of bases) {
    for (const amount of [numerator, denominator]) {
      if (amount >= 0 && Number.isFinite(amount)) continue;
      throw new DomainError("bad-input", `a ratio takes amounts of 0 or more, not ${amount}`);
    }
  }
}

/** +Infinity for a denominator of 0, NaN where the numerator is 0 too. */
function ratioOf(bases: readonly RatioTally[], drawn: Iterable<number>): number {
  let numerator = 0;
  let denominator = 0;
  for (const index of drawn) {
    numerator += bases[index]?.numerator ?? Number.NaN;
    denominator += bases[index]?.denominator ?? Number.NaN;
  }
  return numerator / denominator;
}
