import { z } from "zod";

const share = z.object({ count: z.int().min(0), of: z.int().positive() });

/** What one mix came to on simulated boards whose truth is known. */
const mixFigure = z.object({
  /** Tasks and base problems of the board. */
  board: z.string(),
  mix: z.string(),
  /** Kish's number of tasks that the mix is worth. */
  effectiveTasks: z.number(),
  /** How often the interval that is drawn holds the weighted rate. */
  coverage: share,
  /** Its mean width, a fraction. */
  width: z.number(),
  /** How often two models of the same chances are told apart before correction. */
  alike: share,
  /** The same where each is better on tasks of its own and only the weighted rates are equal. */
  crossed: share,
  /** How often a weighted gap of 5 points is found before correction. */
  found: share,
  /** How often two models of the same chances are told apart when tasks are flipped and not bases. */
  byTask: share,
});

/** The file of figures that the simulation of mixes writes and the methodology page shows. */
export const mixFigures = z.object({ figures: z.array(mixFigure).min(1) });

export type MixFigure = z.infer<typeof mixFigure>;
