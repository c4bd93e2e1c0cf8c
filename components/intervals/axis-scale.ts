/** One axis shared by every whisker of a page. Values are fractions. */
export interface AxisScale {
  min: number;
  max: number;
  ticks: number[];
}

const stepsInPoints = [1, 2, 5, 10, 20] as const;
const mostTicks = 11;
/** Share of the width kept free at each end, so that caps and labels are never cut. */
const insetPercent = 3;

/**
 * The smallest axis with round ends that holds all values, at least ten points wide: a narrower
 * one would make noise look like distance.
 */
export function createAxisScale(values: readonly number[]): AxisScale {
  const points = values.map((value) => Math.min(100, Math.max(0, value * 100)));
  let low = points.length > 0 ? Math.min(...points) : 0;
  let high = points.length > 0 ? Math.max(...points) : 100;
  if (high - low < 10) {
    const middle = Math.min(95, Math.max(5, (low + high) / 2));
    low = Math.min(low, middle - 5);
    high = Math.max(high, middle + 5);
  }
  const step = stepsInPoints.find((size) => countTicks(low, high, size) <= mostTicks) ?? 20;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => ((first + i) * step) / 100);
  return { min: (first * step) / 100, max: (last * step) / 100, ticks };
}

function countTicks(low: number, high: number, step: number): number {
  return Math.ceil(high / step - 1e-9) - Math.floor(low / step + 1e-9) + 1;
}

/** Where a value lies on the axis, as a percentage of the drawing's width. */
export function positionOnAxis(scale: AxisScale, value: number): number {
  const share = (value - scale.min) / (scale.max - scale.min);
  const inside = Math.min(1, Math.max(0, share));
  return Number((insetPercent + inside * (100 - 2 * insetPercent)).toFixed(3));
}
