import type { Bounds } from "./bounds";

export interface RankRange {
  readonly best: number;
  readonly worst: number;
}

/**
 * Returns for each of M intervals the ranks that the intervals leave open, in input order:
 * best = 1 + the number lying wholly above it, worst = M − the number lying wholly below it. Intervals
 * are closed, so touching ones separate nothing.
 *
 * Source: the published rule of LMArena.
 */
export function rankRangeByInterval(intervals: readonly Bounds[]): RankRange[] {
  return intervals.map((own) => ({
    best: 1 + intervals.filter((other) => other.low > own.high).length,
    worst: intervals.length - intervals.filter((other) => other.high < own.low).length,
  }));
}
