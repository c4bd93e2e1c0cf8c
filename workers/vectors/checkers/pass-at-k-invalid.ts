import { z } from "zod";
import { passAtK } from "../../../lib/core/stats/pass-at-k";
import { anyCount, number } from "../case-fields";
import { defineChecker } from "../define-checker";

export const passAtKInvalidChecker = defineChecker({
  key: "pass_at_k_invalid",
  inputs: { n: anyCount, c: anyCount, k: anyCount },
  figures: { value: number.nullable(), reason: z.string().nullable() },
  recompute: ({ n, c, k }) => ({ ...passAtK(n, c, k) }),
});
