import { z } from "zod";

const count = z.number().int();

/** Tokens of a run as far as its answers state them. */
export const tokenUseSchema = z.object({
  prompt: count,
  completion: count,
  /** Candidates for which both counts are stated: the denominator of `perCandidate`. */
  candidates: count,
  /** Prompt and completion together, rounded to two decimals. */
  perCandidate: z.number(),
  /** All tokens over solved tasks; null where a candidate states none, or nothing was solved. */
  perSolvedTask: z.number().nullable(),
});
export type TokenUse = z.infer<typeof tokenUseSchema>;
