import { wilsonInterval } from "../../../lib/core/stats/wilson-interval";
import { integer, number } from "../case-fields";
import { defineChecker } from "../define-checker";

export const wilsonChecker = defineChecker({
  key: "wilson95",
  inputs: { x: integer, n: integer },
  figures: { lo: number, hi: number },
  recompute({ x, n }) {
    const { low, high } = wilsonInterval(x / n, n);
    return { lo: low, hi: high };
  },
});
