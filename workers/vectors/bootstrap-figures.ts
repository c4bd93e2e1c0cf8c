import { z } from "zod";
import { bounds, number, numbers } from "./case-fields";

/** What both keys with given indices state. */
export const bootstrapFigures = {
  theta: number,
  replicates: numbers,
  perc: bounds,
  z0: number.nullable(),
  a: number.nullable(),
  alpha: bounds.nullable(),
  bca: bounds.nullable(),
  /** The same interval by another tool. */
  scipy_bca: bounds.nullable(),
  degenerate: z.boolean(),
};
