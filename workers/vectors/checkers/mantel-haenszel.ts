import { z } from "zod";
import { mantelHaenszelRiskDifference } from "../../../lib/core/stats/mantel-haenszel-risk-difference";
import { integer, number, unitName } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";

const cell = z.object({
  cell: unitName,
  before_n: integer,
  before_x: integer,
  after_n: integer,
  after_x: integer,
});

export const mantelHaenszelChecker = defineChecker({
  key: "mantel_haenszel_risk_difference",
  inputs: { strata: z.array(cell) },
  figures: {
    used: integer,
    rd: number.nullable(),
    variance: number.nullable(),
    se: number.nullable(),
  },
  recompute({ strata }) {
    const result = mantelHaenszelRiskDifference(
      strata.map(({ before_n, before_x, after_n, after_x }) => ({
        beforeTasks: before_n,
        beforePasses: before_x,
        afterTasks: after_n,
        afterPasses: after_x,
      })),
    );
    return {
      used: exactly(result.used),
      rd: result.difference,
      variance: result.variance,
      se: result.standardError,
    };
  },
});
