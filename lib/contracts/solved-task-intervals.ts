import { z } from "zod";

/** Percentile bounds of a ratio. A bound is null where it is open: such resamples solved nothing. */
const ratioBoundsSchema = z.object({
  low: z.number().nullable(),
  high: z.number().nullable(),
  method: z.string(),
  level: z.number(),
  resamples: z.number().int(),
  seedLabel: z.string(),
});
export type RatioBounds = z.infer<typeof ratioBoundsSchema>;

/** Intervals of what a solved task takes in tokens, and in money where prices are known. */
export const solvedTaskIntervalsSchema = z.object({
  tokens: ratioBoundsSchema.nullable(),
  cost: ratioBoundsSchema.nullable(),
});
export type SolvedTaskIntervals = z.infer<typeof solvedTaskIntervalsSchema>;
