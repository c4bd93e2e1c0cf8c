import { z } from "zod";
import { sequentialPassAtK } from "../../../lib/core/stats/sequential-pass-at-k";
import { integer, number } from "../case-fields";
import { defineChecker } from "../define-checker";

export const passAtKSequentialChecker = defineChecker({
  key: "pass_at_k_sequential",
  inputs: {
    max_attempts: integer,
    first_success: z.array(integer.nullable()),
    results: z.array(z.object({ k: integer })),
  },
  figures: { results: z.array(z.object({ value: number.nullable() })) },
  recompute: ({ max_attempts, first_success, results }) => ({
    results: results.map(({ k }) => ({ value: sequentialPassAtK(first_success, max_attempts, k) })),
  }),
});
