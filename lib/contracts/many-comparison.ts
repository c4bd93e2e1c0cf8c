import { z } from "zod";
import { sliceDimensions } from "../core/comparison/list-slices";
import { pairVerdicts } from "../core/pairs/pair-verdict";
import {
  candidateCountsSchema,
  comparedModelSchema,
  comparisonSchema,
  type FieldComparison,
  pairedResultSchema,
  unpairedReasons,
} from "./comparison";
import { boundsSchema } from "./interval";

const count = z.number().int();

/** Two of several models, by their places, with what their own comparison says of them. */
export const pairOfManySchema = z.object({
  a: count,
  b: count,
  /** Corrected over all pairs of the board. Null where `unpairedBecause` says why. */
  paired: pairedResultSchema.nullable(),
  unpairedBecause: z.enum(unpairedReasons).nullable(),
  /** After Holm's correction over the pairs shown alone: fair where they were chosen before looking. */
  pHolm: z.number().nullable(),
  verdict: z.enum(pairVerdicts).nullable(),
  /** That of what is planned for the pair; null where nothing can be. */
  discordance: z.number().nullable(),
});
export type PairOfMany = z.infer<typeof pairOfManySchema>;

/** What several models made of one task: candidates that passed, of all, in the order of the models. */
export const taskOfManySchema = z.object({
  taskId: z.string(),
  counts: z.array(candidateCountsSchema),
});
export type TaskOfMany = z.infer<typeof taskOfManySchema>;

/** What each made of a slice. */
export const sliceOfManySchema = z.object({
  dimension: z.enum(sliceDimensions),
  value: z.string(),
  tasks: count,
  /** Tasks that each solved; null where only counts of trials are known. */
  passed: z.array(count.nullable()),
  /** The rate of each with its interval; null for too few tasks, and for what was measured elsewhere. */
  scores: z.array(z.object({ passRate: z.number(), interval: boundsSchema }).nullable()),
});

/** Three or four models of one board on the same tasks. */
export const manyComparisonSchema = z.object({
  suite: comparisonSchema.shape.suite,
  cycle: z.string(),
  k: count,
  models: z.array(comparedModelSchema),
  /** Every two of them, in the order of their places. */
  pairs: z.array(pairOfManySchema),
  /** Empty where a pair has no paired verdict. */
  tasks: z.array(taskOfManySchema),
  slices: z.array(sliceOfManySchema),
});
export type ManyComparison = z.infer<typeof manyComparisonSchema>;

/** One model's result of one task, as a line of a table. */
export const manyTaskRowSchema = z.object({
  taskId: z.string(),
  model: z.string(),
  ...candidateCountsSchema.shape,
});

/** A pair that may not be compared, and the fields that forbid it. */
export interface RefusedPair {
  names: readonly [string, string];
  slugs: readonly [string, string];
  fields: readonly FieldComparison[];
}
