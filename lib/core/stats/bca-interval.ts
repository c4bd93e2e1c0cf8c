import type { BaseTally } from "./base-tally";
import type { Bounds } from "./bounds";
import { z95 } from "./interval-level";
import { normalCdf } from "./normal-cdf";
import { normalQuantile } from "./normal-quantile";
import { quantileType7 } from "./quantile-type-7";
import { totalTally } from "./total-tally";

export interface BcaInterval extends Bounds {
  readonly biasCorrection: number;
  readonly acceleration: number;
  /** Quantile levels that replace 2.5% and 97.5%. */
  readonly levels: Bounds;
}

/**
 * Returns the 95% bias-corrected and accelerated interval from the replicates of Σ passes / Σ tasks, as
 * fractions: a cross-check of the percentile interval, never shown. z0 = Φ⁻¹(share below the estimate
 * plus half the share equal to it); a = Σd³ / (6 (Σd²)^1.5) with d_g = mean(jackknife) − jackknife_g
 * over bases; levels Φ(z0 + (z0 ± z)/(1 − a(z0 ± z))); type-7 quantiles.
 *
 * Null when all replicates lie on one side of the estimate or the jackknife does not vary.
 * Source: Efron 1987. Throws DomainError `bad-input` when there is no task.
 */
export function bcaInterval(
  bases: readonly BaseTally[],
  replicates: Float64Array,
): BcaInterval | null {
  const acceleration = jackknifeAcceleration(bases);
  const belowShare = midTieShareBelow(replicates, totalTally(bases).rate);
  if (acceleration === null || belowShare <= 0 || belowShare >= 1) return null;
  const biasCorrection = normalQuantile(belowShare);
  const level = (z: number) => {
    const shifted = biasCorrection + z;
    return normalCdf(biasCorrection + shifted / (1 - acceleration * shifted));
  };
  const levels = { low: level(-z95), high: level(z95) };
  return {
    low: quantileType7(replicates, levels.low),
    high: quantileType7(replicates, levels.high),
    biasCorrection,
    acceleration,
    levels,
  };
}

function midTieShareBelow(replicates: Float64Array, estimate: number): number {
  let halves = 0;
  for (const replicate of replicates) {
    if (replicate < estimate) halves += 2;
    else if (replicate === estimate) halves += 1;
  }
  return halves / (2 * replicates.length);
}

function jackknifeAcceleration(bases: readonly BaseTally[]): number | null {
  if (bases.length < 2) return null;
  const total = totalTally(bases);
  const leftOut = bases.map((base) => (total.passes - base.passes) / (total.tasks - base.tasks));
  const centre = leftOut.reduce((sum, rate) => sum + rate, 0) / leftOut.length;
  let squares = 0;
  let cubes = 0;
  for (const rate of leftOut) {
    squares += (centre - rate) ** 2;
    cubes += (centre - rate) ** 3;
  }
  // Rounding alone leaves about 1e-32 a base where all rates agree.
  return squares < 1e-24 ? null : cubes / (6 * squares ** 1.5);
}
