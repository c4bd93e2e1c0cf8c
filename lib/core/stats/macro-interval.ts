import { DomainError } from "../errors";
import type { Bounds } from "./bounds";
import type { Resamples } from "./draw-resamples";
import { percentileInterval } from "./percentile-interval";
import { type SlicedTaskValue, type SliceTable, tabulateSlices } from "./slice-table";

export interface MacroInterval {
  /** Mean over slices of the slice rates. */
  readonly rate: number;
  /** Replicates in which at least one slice drew no task. */
  readonly replicatesWithAbsentSlice: number;
  /** Mean of the slice rates of each replicate, in the order drawn. */
  readonly replicates: Float64Array;
  /** Null when more than 5% of the replicates lack a slice. */
  readonly interval: Bounds | null;
}

/**
 * Returns the macro average with its 95% percentile interval, as fractions. The resamples are those of
 * the enclosing scope, so macro and micro move together; a slice that a replicate did not draw is left
 * out of that replicate's mean (the slice, not the replicate).
 * Throws DomainError `bad-input` without tasks, for a value outside [0, 1], and unless the resamples
 * were drawn from as many bases as the tasks have.
 */
export function macroInterval(
  tasks: readonly SlicedTaskValue[],
  resamples: Resamples,
): MacroInterval {
  const table = tabulateSlices(tasks);
  if (table.bases !== resamples.bases) {
    throw new DomainError(
      "bad-input",
      `resamples of ${resamples.bases} bases do not fit ${table.bases} bases`,
    );
  }
  const everyBase = Uint32Array.from({ length: table.bases }, (_, base) => base);
  const { rate } = sliceMean(table, everyBase);
  let absent = 0;
  const replicates = Float64Array.from({ length: resamples.count }, (_, replicate) => {
    const start = replicate * resamples.bases;
    const drawn = sliceMean(table, resamples.indices.subarray(start, start + resamples.bases));
    if (drawn.presentSlices < table.slices.length) absent++;
    return drawn.rate;
  });
  const interval = absent * 20 > resamples.count ? null : percentileInterval(replicates);
  return { rate, replicatesWithAbsentSlice: absent, replicates, interval };
}

function sliceMean(table: SliceTable, bases: Uint32Array): { rate: number; presentSlices: number } {
  const columns = table.slices.length;
  const tasks = new Float64Array(columns);
  const passes = new Float64Array(columns);
  for (const base of bases) {
    for (let column = 0; column < columns; column++) {
      const cell = base * columns + column;
      tasks[column] = (tasks[column] ?? 0) + (table.tasks[cell] ?? Number.NaN);
      passes[column] = (passes[column] ?? 0) + (table.passes[cell] ?? Number.NaN);
    }
  }
  let sum = 0;
  let presentSlices = 0;
  tasks.forEach((count, column) => {
    if (count === 0) return;
    sum += (passes[column] ?? Number.NaN) / count;
    presentSlices++;
  });
  return { rate: sum / presentSlices, presentSlices };
}
