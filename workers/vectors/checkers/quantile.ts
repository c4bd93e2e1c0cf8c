import { z } from "zod";
import { quantileType7 } from "../../../lib/core/stats/quantile-type-7";
import { number, resultsOf, unbounded } from "../case-fields";
import { defineChecker } from "../define-checker";
import { limitWork } from "../limit-work";

const mostSorted = 10_000_000;

export const quantileChecker = defineChecker({
  key: "quantile_type7",
  inputs: {
    data: z.array(z.union([number, z.literal("Infinity")])),
    results: resultsOf({ q: number }),
  },
  figures: { results: z.array(z.object({ value: unbounded }).partial()) },
  recompute({ data, results }) {
    limitWork(
      "data",
      data.length * results.length,
      mostSorted,
      "numbers to sort, for every result",
    );
    return { results: results.map(({ q }) => ({ value: quantileType7(data.map(Number), q) })) };
  },
});
