import { quantileType7 } from "../../../lib/core/stats/quantile-type-7";

/** Memory of one kind over a run, in bytes: medians of its second and its last quarter, and the most. */
export interface MemoryCourse {
  second: number;
  last: number;
  most: number;
  /** Last less second: half of a run lies between their middles. */
  growth: number;
}

/**
 * How memory went from the second to the last quarter of a run. The first is left out, where code is
 * compiled and caches are filled; medians, since a collector's and single large answers' peaks say nothing.
 * @param samples in order of time, at least eight
 */
export function judgeMemory(samples: readonly number[]): MemoryCourse {
  if (samples.length < 8) throw new Error("too few samples of memory: the run was too short");
  const quarter = (from: number) => {
    const at = (part: number) => Math.floor((part * samples.length) / 4);
    return quantileType7(samples.slice(at(from), at(from + 1)), 0.5);
  };
  const [second, last] = [quarter(1), quarter(3)];
  return { second, last, most: Math.max(...samples), growth: last - second };
}
