import { mcnemarExact } from "../../../lib/core/stats/mcnemar-exact";
import { count, number } from "../case-fields";
import { defineChecker } from "../define-checker";
import { probability } from "../figure";
import { midP } from "../mid-p";

export const mcnemarChecker = defineChecker({
  key: "mcnemar",
  inputs: { b: count, c: count },
  figures: { p_exact: number, p_mid: number },
  recompute: ({ b, c }) => ({
    p_exact: probability(mcnemarExact(b, c)),
    p_mid: probability(midP(b, c)),
  }),
});
