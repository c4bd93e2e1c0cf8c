import type { ComparedModel } from "../../lib/contracts/comparison";

/** Whether the displayed intervals of two models share a point; both are closed. */
export function haveOverlap(a: ComparedModel, b: ComparedModel): boolean {
  const [left, right] = [a.interval?.displayed, b.interval?.displayed];
  if (!left || !right) return false;
  return left.low <= right.high && right.low <= left.high;
}
