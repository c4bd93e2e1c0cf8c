import { z } from "zod";

/** How a figure was measured: as a share of the simulated data sets, or as a mean over them. */
const measured = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("share"), count: z.int().min(0), of: z.int().positive() }),
  z.object({
    kind: z.literal("mean"),
    mean: z.number(),
    standardError: z.number().min(0),
    of: z.int().positive(),
  }),
]);

/**
 * One figure of a simulation beside the same figure computed independently. Shares and widths are
 * fractions, a number of ranks is a number.
 */
const coverageFigure = z.object({
  table: z.enum(["independent", "stratified", "clustered", "overlap", "ranks"]),
  row: z.string(),
  column: z.string(),
  quantity: z.enum(["coverage", "share", "width", "ranks"]),
  /** What the method promises; null where it promises nothing. */
  nominal: z.number().nullable(),
  measured,
  /** Whether the simulated data were chosen so that this figure comes out, so that it checks nothing. */
  isFitted: z.boolean(),
  reference: z.object({
    value: z.number(),
    /** Of its simulation and its rounding together. */
    standardError: z.number().min(0),
  }),
});

/** The file of figures that the coverage simulation writes and the methodology page shows. */
export const coverageFigures = z.object({ figures: z.array(coverageFigure).min(1) });

export type Measured = z.infer<typeof measured>;
export type CoverageFigure = z.infer<typeof coverageFigure>;
