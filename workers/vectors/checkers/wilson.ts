import { wilsonInterval } from "../../../lib/core/stats/wilson-interval";
import { number } from "../case-fields";
import { defineChecker } from "../define-checker";

export const wilsonChecker = defineChecker({
  key: "wilson95",
  /** Passes, or the sum of estimates, of tasks, or of as many as count. */
  inputs: { x: number, n: number },
  figures: { lo: number, hi: number },
  recompute({ x, n }) {
    const { low, high } = wilsonInterval(x / n, n);
    return { lo: low, hi: high };
  },
});
