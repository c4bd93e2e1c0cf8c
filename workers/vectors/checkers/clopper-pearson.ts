import { clopperPearsonInterval } from "../../../lib/core/stats/clopper-pearson-interval";
import { count, number } from "../case-fields";
import { defineChecker } from "../define-checker";

export const clopperPearsonChecker = defineChecker({
  key: "clopper_pearson95",
  inputs: { x: count, n: count },
  figures: { lo: number, hi: number },
  recompute({ x, n }) {
    const { low, high } = clopperPearsonInterval(x, n);
    return { lo: low, hi: high };
  },
});
