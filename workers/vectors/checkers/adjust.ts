import { adjustBenjaminiHochberg } from "../../../lib/core/stats/adjust-benjamini-hochberg";
import { adjustHolm } from "../../../lib/core/stats/adjust-holm";
import { numbers } from "../case-fields";
import { defineChecker } from "../define-checker";
import { probability } from "../figure";

export const adjustChecker = defineChecker({
  key: "adjust",
  inputs: { p: numbers },
  figures: { holm: numbers, bh: numbers },
  recompute: ({ p }) => ({
    holm: adjustHolm(p).map(probability),
    bh: adjustBenjaminiHochberg(p).map(probability),
  }),
});
