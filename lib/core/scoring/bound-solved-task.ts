import { compareByteOrder } from "../sampling/compare-byte-order";
import type { Bounds } from "../stats/bounds";
import type { Resamples } from "../stats/draw-resamples";
import { ratioInterval } from "../stats/ratio-interval";

/** What all candidates of one task took together. */
export interface TaskTokens {
  readonly baseId: string;
  readonly prompt: number;
  readonly completion: number;
  readonly isSolved: boolean;
}

/** Prices of one token of each kind. */
export interface TokenWeights {
  readonly prompt: number;
  readonly completion: number;
}

/**
 * The 95% interval of what a solved task takes, in the unit of the weights: weighted tokens of all
 * candidates over solved tasks, both resampled together over base problems. A bound is +Infinity where
 * resamples solved nothing; null where more than 5% of them took nothing either.
 */
export function boundSolvedTask(
  tasks: readonly TaskTokens[],
  weights: TokenWeights,
  resamplesFor: (bases: number) => Resamples,
): Bounds | null {
  const bases = [...Map.groupBy(tasks, (task) => task.baseId)]
    .sort(([a], [b]) => compareByteOrder(a, b))
    .map(([, members]) => ({
      numerator: members.reduce((sum, task) => sum + weigh(task, weights), 0),
      denominator: members.filter((task) => task.isSolved).length,
    }));
  return ratioInterval(bases, resamplesFor(bases.length)).interval;
}

function weigh(task: TaskTokens, weights: TokenWeights): number {
  return task.prompt * weights.prompt + task.completion * weights.completion;
}
