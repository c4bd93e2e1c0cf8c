import { z } from "zod";
import { quantileType7 } from "../../../lib/core/stats/quantile-type-7";
import { number, unbounded } from "../case-fields";
import { defineChecker } from "../define-checker";

export const quantileChecker = defineChecker({
  key: "quantile_type7",
  inputs: {
    data: z.array(z.union([number, z.literal("Infinity")])),
    results: z.array(z.object({ q: number })),
  },
  figures: { results: z.array(z.object({ value: unbounded })) },
  recompute: ({ data, results }) => ({
    results: results.map(({ q }) => ({ value: quantileType7(data.map(Number), q) })),
  }),
});
