import type { AxisScale } from "../intervals/axis-scale";

const stepsInPoints = [1, 2, 5, 10, 20, 50] as const;
const mostTicksASide = 5;
const fewestPointsASide = 5;

/**
 * The smallest axis around zero, the same on both sides, that holds all differences: zero in the
 * middle lets a reader see at a glance which side an interval lies on.
 */
export function createDifferenceScale(differences: readonly number[]): AxisScale {
  const points = differences.map((difference) => Math.min(100, Math.abs(difference * 100)));
  const reach = Math.max(fewestPointsASide, ...points);
  const step = stepsInPoints.find((size) => reach / size <= mostTicksASide) ?? 50;
  const steps = Math.ceil(reach / step - 1e-9);
  const ticks = Array.from({ length: 2 * steps + 1 }, (_, i) => ((i - steps) * step) / 100);
  return { min: (-steps * step) / 100, max: (steps * step) / 100, ticks };
}
