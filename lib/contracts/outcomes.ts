import { z } from "zod";
import { packedOutcomesSchema } from "../core/outcomes/packed-outcomes";
import { languages, taskCategories, tiers } from "../core/vocabulary";

/**
 * What every measured model of a board made of every task, in a few kilobytes, with what else an interval
 * rests on. Rates, intervals and pairs of any slice can be computed from it.
 */
export const boardOutcomesSchema = z.object({
  version: z.literal(1),
  suite: z.string(),
  revision: z.string(),
  /** Stands in every seed label. */
  cycle: z.string(),
  /** The k that the board ranks by unless it is asked for another. */
  k: z.number().int(),
  level: z.number(),
  resamples: z.number().int(),
  /** Of the whole suite; a slice has its dimensions in the place of "overall". */
  seedLabel: z.string(),
  /** False: tasks and base problems are numbered, because their ids are not public. */
  tasksNamed: z.boolean(),
  ...packedOutcomesSchema.shape,
});
export type BoardOutcomesAnswer = z.infer<typeof boardOutcomesSchema>;

/** One cell of the matrix, as a line of a table. */
export const outcomeRowSchema = z.object({
  model: z.string(),
  runId: z.string(),
  recordId: z.number().int(),
  /** Whether the board ranks the model; the others stand apart. */
  ranked: z.boolean(),
  taskId: z.string(),
  baseId: z.string(),
  category: z.enum(taskCategories).nullable(),
  tier: z.literal(tiers).nullable(),
  language: z.enum(languages).nullable(),
  candidates: z.number().int(),
  passedCandidates: z.number().int(),
  /** Whether candidate 0 passed; null where only counts of trials are known. */
  passed: z.boolean().nullable(),
  unscored: z.number().int(),
  /** Whether the record leaves the task out. */
  excluded: z.boolean(),
});
