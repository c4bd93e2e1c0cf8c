import { clopperPearsonInterval } from "../../../lib/core/stats/clopper-pearson-interval";
import { number } from "../case-fields";
import { defineChecker } from "../define-checker";
import { integerWithin } from "../integer-within";

/** A bound is searched for, and each step of the search sums a whole tail. */
const tasks = integerWithin(0, 100_000);

export const clopperPearsonChecker = defineChecker({
  key: "clopper_pearson95",
  inputs: { x: tasks, n: tasks },
  figures: { lo: number, hi: number },
  recompute({ x, n }) {
    const { low, high } = clopperPearsonInterval(x, n);
    return { lo: low, hi: high };
  },
});
