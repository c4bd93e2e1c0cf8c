import type { Bounds } from "./bounds";

export interface ScoredInterval extends Bounds {
  readonly score: number;
}

export interface IntervalFlags {
  /** `tied_ci`: each score lies in the other's interval. */
  readonly tiedByInterval: boolean;
  /** `ci_overlap`: the intervals share a point. */
  readonly overlap: boolean;
}

/**
 * Returns how two scores stand by their intervals alone, which are closed at both ends because bounds
 * often fall exactly on the grid of possible scores. Symmetric. Neither is a test of the difference:
 * both ignore that the tasks are shared.
 */
export function intervalFlags(a: ScoredInterval, b: ScoredInterval): IntervalFlags {
  return {
    tiedByInterval: contains(a, b.score) && contains(b, a.score),
    overlap: a.low <= b.high && b.low <= a.high,
  };
}

function contains(interval: Bounds, score: number): boolean {
  return interval.low <= score && score <= interval.high;
}
