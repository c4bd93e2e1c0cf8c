import { kendallTauB } from "../../../lib/core/stats/kendall-tau-b";
import { number, numbers } from "../case-fields";
import { defineChecker } from "../define-checker";
import { requireSameLength } from "../require-same-length";

/** Every two are compared. */
const scores = numbers.max(10_000, "holds more than 10,000 scores: give fewer");

export const kendallChecker = defineChecker({
  key: "kendall_tau_b",
  inputs: { x: scores, y: scores },
  figures: { tau_b: number.nullable() },
  recompute({ x, y }) {
    requireSameLength({ x, y });
    return { tau_b: kendallTauB(x, y) };
  },
});
