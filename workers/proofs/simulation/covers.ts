import type { Bounds } from "../../../lib/core/stats/bounds";

/** Bounds often fall on the truth exactly, and both may have been rounded on their way. */
const rounding = 1e-9;

/** Whether the closed interval holds the true value. */
export function covers({ low, high }: Bounds, truth: number): boolean {
  return low <= truth + rounding && truth <= high + rounding;
}
