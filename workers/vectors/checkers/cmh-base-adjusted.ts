import { z } from "zod";
import { cochranMantelHaenszel } from "../../../lib/core/stats/cochran-mantel-haenszel";
import { integer, number } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly, probability } from "../figure";
import { stratumFields, toBeforeAfter } from "../strata";

export const cmhBaseAdjustedChecker = defineChecker({
  key: "cmh_base_adjusted",
  inputs: { strata: z.array(stratumFields.extend({ base: z.string() })) },
  figures: {
    used: integer,
    delta: number,
    variance_strata: number,
    variance_base: number.nullable(),
    variance: number,
    replaced: z.boolean(),
    z: number,
    p: number,
  },
  recompute({ strata }) {
    const test = cochranMantelHaenszel(strata.map(toBeforeAfter));
    return {
      used: exactly(test.used),
      delta: test.excess,
      variance_strata: test.varianceOverStrata,
      variance_base: test.varianceOverBases,
      variance: test.variance,
      replaced: test.variance > test.varianceOverStrata,
      z: test.z,
      p: probability(test.p),
    };
  },
});
