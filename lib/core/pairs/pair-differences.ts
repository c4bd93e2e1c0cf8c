import { percentileInterval } from "../stats/percentile-interval";
import type { ReplicateSums } from "./replicate-sums";
import type { OutcomeTable } from "./tabulate-outcomes";

/** Rate of the first less rate of the second with its paired bounds, for every pair (see `indexPair`). */
export interface PairDifferences {
  readonly difference: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** The paired intervals of all pairs, from sums that were made once a model. */
export function pairDifferences(table: OutcomeTable, replicates: ReplicateSums): PairDifferences {
  const { models, tasks } = table;
  const count = (models.length * (models.length - 1)) / 2;
  const [difference, low, high] = [0, 1, 2].map(() => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const scratch = new Float64Array(replicates.tasks.length);
  let pair = 0;
  for (const [i, a] of models.entries()) {
    for (const [offset, b] of models.slice(i + 1).entries()) {
      const bounds = percentileInterval(differ(replicates, i, i + 1 + offset, scratch));
      difference[pair] = (a.total - b.total) / tasks;
      low[pair] = bounds.low;
      high[pair] = bounds.high;
      pair++;
    }
  }
  return { difference, low, high };
}

function differ(
  { tasks, sums }: ReplicateSums,
  i: number,
  j: number,
  into: Float64Array,
): Float64Array {
  const [a, b] = [sums[i] ?? into, sums[j] ?? into];
  for (let replicate = 0; replicate < into.length; replicate++) {
    into[replicate] =
      ((a[replicate] ?? 0) - (b[replicate] ?? 0)) / (tasks[replicate] ?? Number.NaN);
  }
  return into;
}
