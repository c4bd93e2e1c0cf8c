import { z } from "zod";

const count = z.number().int();

const percentileBoundsSchema = z.object({
  low: z.number(),
  high: z.number(),
  method: z.string(),
  level: z.number(),
  resamples: count,
  seedLabel: z.string(),
});

/** The mean over the slices of one dimension, each counting the same whatever its size. */
export const macroAverageSchema = z.object({
  dimension: z.enum(["category", "tier", "language"]),
  slices: count,
  tasks: count,
  rate: z.number(),
  /** Resamples that drew no task of some slice. */
  replicatesWithAbsentSlice: count,
  /** Null when that happened in more than 5% of them. */
  interval: percentileBoundsSchema.nullable(),
});

/** A diagnostic: tasks exchanged only within their cell of tier, category and language. */
export const stratifiedIntervalSchema = percentileBoundsSchema.extend({ cells: count });
