import { z } from "zod";
import { pairVerdicts } from "../core/pairs/pair-verdict";

const pairVerdictSchema = z.enum(pairVerdicts);

/** A row against the ranked row below it. */
export const nextRelationSchema = z.object({
  slug: z.string(),
  verdict: pairVerdictSchema,
  p: z.number(),
  /** Corrected by Holm over all pairs of ranked rows. */
  pHolm: z.number(),
  /** Tasks that only this one passed, and only the next; null where several candidates make it a matter of degree. */
  onlyThis: z.number().int().nullable(),
  onlyNext: z.number().int().nullable(),
});
export type NextRelation = z.infer<typeof nextRelationSchema>;

/** How ranked rows are told apart. */
export const boardPairsSchema = z.object({
  /** Pairs of ranked rows, all of which are tested. */
  count: z.number().int(),
  /** The test that decides; several where rows differ in their number of candidates. */
  test: z.string(),
  correction: z.literal("Holm"),
  level: z.number(),
});

/** The smallest gap between two rates that this board would separate, and what that rests on. */
export const resolvableGapSchema = z.object({
  /** A fraction, on a grid of a quarter of a point. */
  gap: z.number(),
  /** Counted on: tasks, or base problems where several tasks come from one. */
  tasks: z.number().int(),
  unit: z.enum(["tasks", "base problems"]),
  /** Median over the pairs of the share of tasks that exactly one of the two passes. */
  discordance: z.number(),
  /** Level of each test, corrected for the number of pairs. */
  alpha: z.number(),
  /** How often such a gap would be found. */
  power: z.number(),
});
export type ResolvableGap = z.infer<typeof resolvableGapSchema>;
