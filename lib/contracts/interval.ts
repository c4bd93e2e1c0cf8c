import { z } from "zod";

export const boundsSchema = z.object({ low: z.number(), high: z.number(), method: z.string() });

export const intervalSchema = z.object({
  /** Percentile bounds of the record, as fractions. */
  low: z.number(),
  high: z.number(),
  method: z.string(),
  level: z.number(),
  resamples: z.number().int(),
  seedLabel: z.string(),
  flags: z.array(z.enum(["degenerate", "small"])),
  /** What the page draws: Wilson where a flag is set, otherwise the same bounds. */
  displayed: boundsSchema,
});
export type Interval = z.infer<typeof intervalSchema>;
