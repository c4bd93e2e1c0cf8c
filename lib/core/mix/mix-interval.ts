import type { BaseTally } from "../stats/base-tally";
import type { Bounds } from "../stats/bounds";
import type { Resamples } from "../stats/draw-resamples";
import { fewestTasksForRate } from "../stats/fewest-tasks-for-rate";
import { intervalLevel } from "../stats/interval-level";
import type { ScoreInterval } from "../stats/score-interval";
import { wilsonInterval } from "../stats/wilson-interval";
import type { EffectiveSize } from "./effective-size";

/** Fewer passes or failures than this, counted at their effective number, and the bootstrap is not drawn. */
const fewestOfEachKind = 10;

/**
 * Returns the interval of a weighted rate: the percentile bounds over base problems with fixed weights,
 * and what is drawn instead where these can't be trusted. The rules are those of a score record with
 * effective numbers in the place of counts: `degenerate` at rate 0 and 1 and without width, `small` at
 * fewer than 10 effective passes or failures, or fewer than 30 effective base problems. Then Wilson's
 * bounds are drawn with the smaller of Kish's number and p(1 − p)/V,
 * V = G/(G − 1) · Σ_g (x_g − p·w_g)² / (Σw)², x_g and w_g being a base's weighted passes and weight.
 * @param bases weighted: `tasks` is a base's weight, `passes` its weighted passes
 */
export function describeMixInterval(
  bases: readonly BaseTally[],
  { low, high }: Bounds,
  context: { size: EffectiveSize; resamples: Pick<Resamples, "count" | "seedLabel"> },
): ScoreInterval {
  const { size, resamples } = context;
  const rate = rateOf(bases);
  const flags: ("degenerate" | "small")[] = [];
  if (rate === 0 || rate === 1 || high - low < 1e-12) flags.push("degenerate");
  const passes = rate * size.tasks;
  const fewest = Math.min(passes, size.tasks - passes);
  if (fewest < fewestOfEachKind || size.bases < fewestTasksForRate) flags.push("small");
  return {
    ...{ low, high, flags, level: intervalLevel },
    method: "percentile bootstrap over base problems",
    resamples: resamples.count,
    seedLabel: resamples.seedLabel,
    displayed:
      flags.length === 0
        ? { low, high, method: "percentile bootstrap" }
        : {
            ...wilsonInterval(rate, effectiveTasks(bases, rate, size)),
            method: "Wilson with n_eff",
          },
  };
}

function rateOf(bases: readonly BaseTally[]): number {
  let [passes, weight] = [0, 0];
  for (const base of bases) {
    passes += base.passes;
    weight += base.tasks;
  }
  return passes / weight;
}

/** Where every task passed or failed there is no variance to measure: whole bases are counted. */
function effectiveTasks(bases: readonly BaseTally[], rate: number, size: EffectiveSize): number {
  if (bases.length === 1) return 1;
  if (rate === 0 || rate === 1) return Math.min(size.tasks, size.bases);
  const weight = bases.reduce((sum, base) => sum + base.tasks, 0);
  const squares = bases.reduce((sum, base) => sum + (base.passes - rate * base.tasks) ** 2, 0);
  const variance = ((bases.length / (bases.length - 1)) * squares) / weight ** 2;
  return variance === 0 ? size.tasks : Math.min(size.tasks, (rate * (1 - rate)) / variance);
}
