import { z } from "zod";
import { sequentialPassAtK } from "../../../lib/core/stats/sequential-pass-at-k";
import { anyCount, integer, number, resultsOf } from "../case-fields";
import { defineChecker } from "../define-checker";

export const passAtKSequentialChecker = defineChecker({
  key: "pass_at_k_sequential",
  inputs: {
    max_attempts: anyCount,
    first_success: z.array(integer.nullable()),
    results: resultsOf({ k: anyCount }),
  },
  figures: { results: z.array(z.object({ value: number.nullable() }).partial()) },
  recompute: ({ max_attempts, first_success, results }) => ({
    results: results.map(({ k }) => ({ value: sequentialPassAtK(first_success, max_attempts, k) })),
  }),
});
