import { z } from "zod";
import { cochranMantelHaenszel } from "../../../lib/core/stats/cochran-mantel-haenszel";
import { number } from "../case-fields";
import { defineChecker } from "../define-checker";
import { probability } from "../figure";
import { stratumFields, toBeforeAfter } from "../strata";

export const cmhChecker = defineChecker({
  key: "cmh",
  inputs: { strata: z.array(stratumFields) },
  figures: { delta: number, variance: number, z: number, p: number },
  recompute({ strata }) {
    // No bases are named: every stratum is its own.
    const named = strata.map((stratum, i) => toBeforeAfter({ ...stratum, base: String(i) }));
    const { excess, variance, z, p } = cochranMantelHaenszel(named);
    return { delta: excess, variance, z, p: probability(p) };
  },
});
