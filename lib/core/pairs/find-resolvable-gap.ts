import { quantileType7 } from "../stats/quantile-type-7";
import { resolvableGap } from "../stats/resolvable-gap";
import type { AllPairs } from "./correct-pairs";
import { pairedLevel } from "./pair-verdict";

export interface BoardResolvableGap {
  /** Smallest gap between two rates, a fraction, that this board would separate that often. */
  gap: number;
  /** Units counted on: tasks, or base problems where several tasks come from one. */
  tasks: number;
  unit: "tasks" | "base problems";
  /** Median over the pairs of the share of tasks that exactly one of the two passes. */
  discordance: number;
  alpha: number;
  power: number;
}

const power = 0.8;

/**
 * Returns the smallest gap that a board can resolve: two of its models that differ on as many tasks as
 * its median pair does, tested at 5% divided by the number of pairs (where Holm starts), found with 80%
 * power. Where tasks share base problems these are counted instead, which errs on the wide side; for
 * fractions the discordance is the mean squared difference. Null for fewer than two models, and where
 * no gap would be found.
 * @param tasks units to count on where weights make them worth fewer than there are
 */
export function findResolvableGap(
  pairs: AllPairs,
  tasks: number = pairs.table.bases.baseIds.length,
): BoardResolvableGap | null {
  const { table, count } = pairs;
  if (count === 0 || tasks === 0) return null;
  const discordance = quantileType7(
    pairs.results.map((result) => result.discordance),
    0.5,
  );
  const alpha = pairedLevel / count;
  const gap = resolvableGap({ tasks, discordance, alpha, power });
  if (gap === null) return null;
  const unit = table.bases.isSingle ? "tasks" : "base problems";
  return { gap, tasks, unit, discordance, alpha, power };
}
