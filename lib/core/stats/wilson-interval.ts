import { DomainError } from "../errors";
import type { Bounds } from "./bounds";
import { type IntervalLevel, intervalLevel, tailsOf } from "./interval-level";

/**
 * Returns the Wilson score interval, at 95% unless stated, of a rate over a number of tasks, as fractions. The number may
 * be fractional (an effective number of tasks). At rate 0 the lower bound is exactly 0, at rate 1 the
 * upper bound exactly 1, and both always lie in [0, 1].
 *
 * Source: Wilson 1927, without continuity correction.
 * Throws DomainError `bad-input` for a rate outside [0, 1] or a number of tasks that is not positive.
 */
export function wilsonInterval(
  rate: number,
  tasks: number,
  level: IntervalLevel = intervalLevel,
): Bounds {
  if (!(rate >= 0 && rate <= 1) || !(tasks > 0)) {
    throw new DomainError("bad-input", `no Wilson interval for rate ${rate} over ${tasks} tasks`);
  }
  const { z } = tailsOf(level);
  const shrink = z ** 2 / tasks;
  const centre = (rate + shrink / 2) / (1 + shrink);
  const half = (z * Math.sqrt((rate * (1 - rate) + shrink / 4) / tasks)) / (1 + shrink);
  return {
    low: rate === 0 ? 0 : Math.max(0, centre - half),
    high: rate === 1 ? 1 : Math.min(1, centre + half),
  };
}
