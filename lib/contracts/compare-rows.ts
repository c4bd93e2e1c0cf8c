import { z } from "zod";
import { sliceDimensions } from "../core/comparison/list-slices";
import { comparisonSchema } from "./comparison";
import { pairOfManySchema } from "./many-comparison";

const count = z.number().int();
const slugs = { a: z.string(), b: z.string() };

/** The verdict on two models, by their slugs. */
export const pairRowSchema = z.object({
  ...slugs,
  ...comparisonSchema.pick({ paired: true, unpairedBecause: true }).shape,
});

/** The same of two of several, with what holds over the pairs shown alone. */
export const manyPairRowSchema = pairOfManySchema.extend(slugs);

/** Tasks that one of several models solved of a slice; null where only counts of trials are known. */
export const manySliceRowSchema = z.object({
  dimension: z.enum(sliceDimensions),
  value: z.string(),
  model: z.string(),
  passed: count.nullable(),
  tasks: count,
});
