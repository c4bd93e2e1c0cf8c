import { z } from "zod";
import { aggregatePassAtK } from "../../../lib/core/stats/aggregate-pass-at-k";
import { integer, number } from "../case-fields";
import { defineChecker } from "../define-checker";

const value = number.nullable();

export const passAtKAggregateChecker = defineChecker({
  key: "pass_at_k_aggregate",
  inputs: {
    tasks: z.array(z.object({ n: integer, c: integer, slice: z.string() })),
    results: z.array(z.object({ k: integer })),
  },
  figures: {
    results: z.array(
      z.object({ micro: value, per_slice: z.record(z.string(), value), macro: value }),
    ),
  },
  recompute({ tasks, results }) {
    const candidates = tasks.map(({ n, c, slice }) => ({ slice, candidates: n, passes: c }));
    return {
      results: results.map(({ k }) => {
        const { micro, perSlice, macro } = aggregatePassAtK(candidates, k);
        return { micro, per_slice: Object.fromEntries(perSlice), macro };
      }),
    };
  },
});
