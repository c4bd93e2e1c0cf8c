import { z } from "zod";
import { languages, taskCategories, tiers } from "../vocabulary";

/**
 * Whole numbers, one a task. `every`: the same for each. Otherwise `bits` a number, the lowest bit first,
 * one after another without gaps; bit b of the whole is bit b mod 8, counted from the lowest, of byte
 * ⌊b / 8⌋; in base64.
 */
export const packedCountsSchema = z.union([
  z.object({ every: z.number().int().min(0) }),
  z.object({ bits: z.number().int().min(1).max(16), data: z.base64() }),
]);
export type PackedCounts = z.infer<typeof packedCountsSchema>;

/** Values by their place in a list; `codes` holds 0 for none, otherwise 1 + the place. */
const codedSchema = <Value extends z.ZodType>(value: Value) =>
  z.object({ values: z.array(value), codes: packedCountsSchema });

export const packedTasksSchema = z.object({
  /** In byte order. */
  ids: z.array(z.string()),
  /** Null: every task is its own base problem. */
  bases: codedSchema(z.string()).nullable(),
  categories: codedSchema(z.enum(taskCategories)),
  tiers: codedSchema(z.literal(tiers)),
  languages: codedSchema(z.enum(languages)),
});
export type PackedTasks = z.infer<typeof packedTasksSchema>;

export const packedModelSchema = z.object({
  slug: z.string(),
  name: z.string(),
  runId: z.string(),
  recordId: z.number().int(),
  /** Whether the board ranks it; the others stand apart. */
  ranked: z.boolean(),
  /**
   * The most tries where they ended with the first success; candidates and passes then say whether the
   * task was solved within the board's k of them. Null: candidates are independent.
   */
  sequentialAttempts: z.number().int().nullable(),
  /** Candidates, or trials, of each task; 0: none was made. */
  candidates: packedCountsSchema,
  /** How many of them passed. */
  passes: packedCountsSchema,
  /** 1 where candidate 0 passed. Null: only counts of trials are known. */
  first: packedCountsSchema.nullable(),
  /** How many of the candidates have no verdict, or no outcome: they are no failures. */
  unscored: packedCountsSchema,
  /** 1 where the record leaves the task out. */
  excluded: packedCountsSchema,
});
export type PackedModel = z.infer<typeof packedModelSchema>;

/** What every model of a board made of every task, small enough to be sliced in a browser. */
export const packedOutcomesSchema = z.object({
  tasks: packedTasksSchema,
  /** In the order of their slugs. */
  models: z.array(packedModelSchema),
});
export type PackedOutcomes = z.infer<typeof packedOutcomesSchema>;
