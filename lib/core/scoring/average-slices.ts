import type { Bounds } from "../stats/bounds";
import type { Resamples } from "../stats/draw-resamples";
import { macroInterval } from "../stats/macro-interval";
import { estimateTask } from "./estimate-task";
import type { SliceCount } from "./score-facts";
import type { TaskTally } from "./score-tallies";

export interface MacroAverage {
  readonly dimension: SliceCount["dimension"];
  /** How many slices the mean is over, each counting the same whatever its size. */
  readonly slices: number;
  readonly tasks: number;
  /** Mean over slices of the slice rates, a fraction. */
  readonly rate: number;
  /** Replicates that drew no task of some slice. */
  readonly replicatesWithAbsentSlice: number;
  /** Null when more than 5% of the replicates lack a slice. */
  readonly interval: Bounds | null;
}

export interface AverageProtocol {
  readonly k: number;
  /** The most tries where they ended with the first success; null: independent candidates. */
  readonly attempts: number | null;
  /** Of the whole suite, so that macro and micro average move together. */
  readonly resamplesFor: (bases: number) => Resamples;
}

/**
 * The macro average of a scored run for each dimension in which its tasks have two or more values and
 * every task has one, with intervals. Empty where a task has no value at the run's k.
 */
export function averageSlices(
  tallies: readonly TaskTally[],
  protocol: AverageProtocol,
): MacroAverage[] {
  const values = valueTasks(tallies, protocol);
  if (values === null) return [];
  return (["category", "tier", "language"] as const).flatMap((dimension) => {
    const slices = new Set(tallies.map((tally) => tally[dimension]));
    if (slices.size < 2 || slices.has(null)) return [];
    const tasks = tallies.map((tally, index) => ({
      baseId: tally.baseId,
      slice: String(tally[dimension]),
      value: values[index] ?? Number.NaN,
    }));
    const bases = new Set(tallies.map((tally) => tally.baseId)).size;
    const macro = macroInterval(tasks, protocol.resamplesFor(bases));
    return [
      {
        dimension,
        slices: slices.size,
        tasks: tasks.length,
        rate: macro.rate,
        replicatesWithAbsentSlice: macro.replicatesWithAbsentSlice,
        interval: macro.interval,
      },
    ];
  });
}

/** The estimate of every task, in order; null where one has none, or a candidate is left unscored. */
export function valueTasks(
  tallies: readonly TaskTally[],
  { k, attempts }: Pick<AverageProtocol, "k" | "attempts">,
): number[] | null {
  const values: number[] = [];
  for (const { passedCandidates: passes, candidates, unscored, firstSuccess } of tallies) {
    const tries = { candidates, passes, firstSuccess: firstSuccess ?? null };
    const value = unscored > 0 ? null : estimateTask(tries, k, attempts);
    if (value === null) return null;
    values.push(value);
  }
  return values.length === 0 ? null : values;
}
