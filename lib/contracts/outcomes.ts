import { z } from "zod";
import { packedOutcomesSchema } from "../core/outcomes/packed-outcomes";

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
