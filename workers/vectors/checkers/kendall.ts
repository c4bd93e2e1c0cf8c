import { kendallTauB } from "../../../lib/core/stats/kendall-tau-b";
import { number, numbers } from "../case-fields";
import { defineChecker } from "../define-checker";
import { requireSameLength } from "../require-same-length";

export const kendallChecker = defineChecker({
  key: "kendall_tau_b",
  inputs: { x: numbers, y: numbers },
  figures: { tau_b: number.nullable() },
  recompute({ x, y }) {
    requireSameLength({ x, y });
    return { tau_b: kendallTauB(x, y) };
  },
});
