import type { BaseTally } from "./base-tally";
import type { Bounds } from "./bounds";
import { type IntervalLevel, intervalLevel } from "./interval-level";
import { totalTally } from "./total-tally";
import { wilsonInterval } from "./wilson-interval";

export interface ClusterWilsonInterval extends Bounds {
  readonly rate: number;
  /** Variance of the rate over bases; null where it was not needed or cannot be estimated. */
  readonly variance: number | null;
  /** How much wider than independent tasks, at least 1; null where it cannot be estimated. */
  readonly designEffect: number | null;
  readonly effectiveTasks: number;
}

/**
 * Returns the Wilson interval, at 95% unless stated, with n_eff = n / deff instead of n, as fractions:
 * deff = max(1, V / (p(1 − p)/n)), V = G/(G − 1) · Σ_g (x_g − p·m_g)² / n² over G bases with m_g tasks
 * and x_g passes. If every base is a single task deff is exactly 1; otherwise n_eff = G where p is 0
 * or 1 (no variance to measure), which for a single base is 1; a single base always counts as 1.
 *
 * For k > 1 x_g sums fractions. Values in [0, 1] with mean p vary at most as much as 0/1 outcomes with
 * that mean, so p(1 − p)/n and hence the interval err on the wide side.
 * Source: linearised ratio variance with Kish's design effect; Wilson 1927.
 * Throws DomainError `bad-input` when there is no task.
 */
export function clusterWilsonInterval(
  bases: readonly BaseTally[],
  level: IntervalLevel = intervalLevel,
): ClusterWilsonInterval {
  const { tasks, rate } = totalTally(bases);
  const spread = clusterSpread(bases, tasks, rate);
  return { ...wilsonInterval(rate, spread.effectiveTasks, level), rate, ...spread };
}

type ClusterSpread = Pick<ClusterWilsonInterval, "variance" | "designEffect" | "effectiveTasks">;

function clusterSpread(bases: readonly BaseTally[], tasks: number, rate: number): ClusterSpread {
  const count = bases.length;
  if (bases.every((base) => base.tasks === 1)) {
    return { variance: null, designEffect: 1, effectiveTasks: tasks };
  }
  if (count === 1 || rate === 0 || rate === 1) {
    return { variance: null, designEffect: null, effectiveTasks: count };
  }
  let squares = 0;
  for (const base of bases) squares += (base.passes - rate * base.tasks) ** 2;
  const variance = ((count / (count - 1)) * squares) / tasks ** 2;
  const designEffect = Math.max(1, variance / ((rate * (1 - rate)) / tasks));
  return { variance, designEffect, effectiveTasks: tasks / designEffect };
}
