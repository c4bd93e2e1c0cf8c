import { z } from "zod";
import { aggregatePassAtK } from "../../../lib/core/stats/aggregate-pass-at-k";
import { anyCount, number, resultsOf } from "../case-fields";
import { defineChecker } from "../define-checker";
import { integerWithin } from "../integer-within";
import { limitWork } from "../limit-work";

/** Every one of them is a factor, for each task and each k. */
const fewCandidates = integerWithin(-10_000, 10_000);
const mostSteps = 200_000_000;
const value = number.nullable();

export const passAtKAggregateChecker = defineChecker({
  key: "pass_at_k_aggregate",
  inputs: {
    tasks: z.array(z.object({ n: fewCandidates, c: fewCandidates, slice: z.string() })),
    results: resultsOf({ k: anyCount }),
  },
  figures: {
    results: z.array(
      z.object({ micro: value, per_slice: z.record(z.string(), value), macro: value }).partial(),
    ),
  },
  recompute({ tasks, results }) {
    const passes = tasks.reduce((sum, { c }) => sum + Math.abs(c), 0);
    limitWork("tasks", passes * results.length, mostSteps, "steps (passes times results)");
    const candidates = tasks.map(({ n, c, slice }) => ({ slice, candidates: n, passes: c }));
    return {
      results: results.map(({ k }) => {
        const { micro, perSlice, macro } = aggregatePassAtK(candidates, k);
        return { micro, per_slice: Object.fromEntries(perSlice), macro };
      }),
    };
  },
});
