import type { Interval } from "../../lib/contracts/interval";
import { type AxisScale, createAxisScale } from "../intervals/axis-scale";

/** One axis that holds every rate and interval of some rows. */
export function scaleOf(
  rows: readonly { passRate: number | null; interval: Interval | null }[],
): AxisScale {
  return createAxisScale(
    rows.flatMap(({ passRate, interval }) =>
      passRate === null || interval === null
        ? []
        : [passRate, interval.displayed.low, interval.displayed.high],
    ),
  );
}
