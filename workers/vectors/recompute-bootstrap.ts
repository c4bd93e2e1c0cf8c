import type { BaseTally } from "../../lib/core/stats/base-tally";
import { bcaInterval } from "../../lib/core/stats/bca-interval";
import { bootstrapInterval } from "../../lib/core/stats/bootstrap-interval";
import { totalTally } from "../../lib/core/stats/total-tally";
import type { FigureTree } from "./figure";
import { givenResamples } from "./given-resamples";

/** The figures that both keys with given indices state: percentile and BCa interval, with their parts. */
export function recomputeBootstrap(bases: readonly BaseTally[], rows: readonly number[][]) {
  const percentile = bootstrapInterval(bases, givenResamples(rows, bases.length));
  const bca = bcaInterval(bases, percentile.replicates);
  const bounds = bca && [bca.low, bca.high];
  return {
    theta: totalTally(bases).rate,
    replicates: [...percentile.replicates],
    perc: [percentile.low, percentile.high],
    z0: bca?.biasCorrection ?? null,
    a: bca?.acceleration ?? null,
    alpha: bca && [bca.levels.low, bca.levels.high],
    bca: bounds,
    scipy_bca: bounds,
    degenerate: bca === null,
  } satisfies Record<string, FigureTree>;
}
