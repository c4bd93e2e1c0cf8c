import { openRandomStreams, type RandomStream } from "../sampling/random-stream";
import type { BaseTally } from "./base-tally";
import type { BootstrapInterval } from "./bootstrap-interval";
import { defaultResamples } from "./draw-resamples";
import { percentileInterval } from "./percentile-interval";
import { type TaskValue, tallyBases } from "./tally-bases";
import { totalTally } from "./total-tally";

export interface RaoWuInterval {
  /** Rate over all tasks, unweighted. */
  readonly rate: number;
  /** Null where a cell has fewer than two bases or a base lies in two cells. */
  readonly interval: BootstrapInterval | null;
}

/**
 * Returns the stratified 95% percentile interval `ci_strat`, a diagnostic beside the headline, as
 * fractions: each replicate draws n_h − 1 of the n_h bases of every cell and weighs them by
 * n_h/(n_h − 1), statistic Σ w·passes / Σ w·tasks. `cells` hold the tasks of each cell, cells in
 * canonical order; one stream per replicate runs through them, bases in byte order.
 *
 * Source: Rao & Wu 1988. Throws DomainError `bad-input` when there is no task.
 */
export function raoWuInterval(
  cells: readonly (readonly TaskValue[])[],
  seedLabel: string,
  resamples: number = defaultResamples,
): RaoWuInterval {
  const cellBases = cells.filter((tasks) => tasks.length > 0).map(tallyBases);
  const { rate } = totalTally(cellBases.flat());
  if (!isAvailable(cellBases)) return { rate, interval: null };
  const openStream = openRandomStreams(seedLabel);
  const replicates = Float64Array.from({ length: resamples }, (_, replicate) =>
    replicateRate(cellBases, openStream(replicate)),
  );
  return { rate, interval: { ...percentileInterval(replicates), replicates } };
}

function isAvailable(cellBases: readonly (readonly BaseTally[])[]): boolean {
  const baseIds = cellBases.flat().map((base) => base.baseId);
  return cellBases.every((bases) => bases.length >= 2) && new Set(baseIds).size === baseIds.length;
}

function replicateRate(cellBases: readonly (readonly BaseTally[])[], stream: RandomStream): number {
  let passes = 0;
  let tasks = 0;
  for (const bases of cellBases) {
    const draws = bases.length - 1;
    const weight = bases.length / draws;
    for (let draw = 0; draw < draws; draw++) {
      const base = bases[stream.below(bases.length)];
      passes += weight * (base?.passes ?? Number.NaN);
      tasks += weight * (base?.tasks ?? Number.NaN);
    }
  }
  return passes / tasks;
}
