import { z } from "zod";
import { intervalFlags } from "../../../lib/core/stats/interval-flags";
import { number } from "../case-fields";
import { defineChecker } from "../define-checker";

const scored = z.object({ score: number, lo: number, hi: number });

export const intervalFlagsChecker = defineChecker({
  key: "interval_flags",
  inputs: { a: scored, b: scored },
  figures: { tied_ci: z.boolean(), ci_overlap: z.boolean() },
  recompute({ a, b }) {
    const { tiedByInterval, overlap } = intervalFlags(toScored(a), toScored(b));
    return { tied_ci: tiedByInterval, ci_overlap: overlap };
  },
});

function toScored({ score, lo, hi }: z.infer<typeof scored>) {
  return { score, low: lo, high: hi };
}
