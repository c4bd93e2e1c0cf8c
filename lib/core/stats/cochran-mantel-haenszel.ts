import { DomainError } from "../errors";
import { normalCdf } from "./normal-cdf";

/** Results of one task in one content, before and after. */
export interface BeforeAfter {
  readonly baseId: string;
  readonly beforeTrials: number;
  readonly beforePasses: number;
  readonly afterTrials: number;
  readonly afterPasses: number;
}

export interface CochranMantelHaenszel {
  /** Strata with results on both sides; the others say nothing. */
  readonly used: number;
  /** D: passes after, beyond what both sides together lead one to expect. */
  readonly excess: number;
  readonly varianceOverStrata: number;
  /** Null where no base has two strata that are used. */
  readonly varianceOverBases: number | null;
  /** The larger of the two. */
  readonly variance: number;
  /** Signed like D; 0 where the variance is 0 or D within the correction of ½. */
  readonly z: number;
  /** Two-sided. */
  readonly p: number;
}

/**
 * Returns the Cochran–Mantel–Haenszel test of a change between "before" and "after" over tasks, with
 * the continuity correction of ½: D = Σ(x1 − n1·T/t), V = Σ T(t − T)n1·n0/(t²(t − 1)),
 * |Z| = max(|D| − ½, 0)/√V, p = 2Φ(−|Z|); V = 0 gives Z = 0, p = 1. With one result on each side this is
 * McNemar's test with correction. Where a base has several strata, they are not independent: V is then
 * replaced by the sum of squared D of each base, if that is larger.
 *
 * Source: Mantel & Haenszel 1959. Throws DomainError `bad-input` unless 0 ≤ passes ≤ trials are integers.
 */
export function cochranMantelHaenszel(strata: readonly BeforeAfter[]): CochranMantelHaenszel {
  let excess = 0;
  let varianceOverStrata = 0;
  const used = strata.filter((stratum) => {
    requireCounts(stratum);
    return stratum.beforeTrials > 0 && stratum.afterTrials > 0;
  });
  const byBase = new Map<string, { strata: number; excess: number }>();
  for (const stratum of used) {
    const own = stratumExcess(stratum);
    excess += own;
    varianceOverStrata += stratumVariance(stratum);
    const base = byBase.get(stratum.baseId) ?? { strata: 0, excess: 0 };
    byBase.set(stratum.baseId, { strata: base.strata + 1, excess: base.excess + own });
  }
  const varianceOverBases = sumSquares([...byBase.values()]);
  const variance = Math.max(varianceOverStrata, varianceOverBases ?? 0);
  const size = variance === 0 ? 0 : Math.max(Math.abs(excess) - 0.5, 0) / Math.sqrt(variance);
  const z = size === 0 ? 0 : Math.sign(excess) * size;
  const p = Math.min(1, 2 * normalCdf(-size));
  return { used: used.length, excess, varianceOverStrata, varianceOverBases, variance, z, p };
}

function requireCounts(stratum: BeforeAfter): void {
  const { beforeTrials, beforePasses, afterTrials, afterPasses } = stratum;
  const sides: [number, number][] = [
    [beforePasses, beforeTrials],
    [afterPasses, afterTrials],
  ];
  for (const [passes, trials] of sides) {
    if (Number.isInteger(passes) && Number.isInteger(trials) && passes >= 0 && passes <= trials) {
      continue;
    }
    throw new DomainError("bad-input", `${passes} of ${trials} trials cannot have passed`);
  }
}

function stratumExcess(stratum: BeforeAfter): number {
  const trials = stratum.beforeTrials + stratum.afterTrials;
  const passes = stratum.beforePasses + stratum.afterPasses;
  return stratum.afterPasses - (stratum.afterTrials * passes) / trials;
}

function stratumVariance(stratum: BeforeAfter): number {
  const { beforeTrials, afterTrials } = stratum;
  const trials = beforeTrials + afterTrials;
  const passes = stratum.beforePasses + stratum.afterPasses;
  return (passes * (trials - passes) * afterTrials * beforeTrials) / (trials ** 2 * (trials - 1));
}

function sumSquares(bases: readonly { strata: number; excess: number }[]): number | null {
  if (!bases.some((base) => base.strata > 1)) return null;
  return bases.reduce((sum, base) => sum + base.excess ** 2, 0);
}
