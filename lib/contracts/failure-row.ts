import { z } from "zod";
import { failureClasses } from "../core/vocabulary";

const count = z.number().int();

/** How many candidates ended in one way, of the whole run or of one of its slices. */
export const failureRowSchema = z.object({
  dimension: z.enum(["all", "category", "tier", "language"]),
  /** Of the dimension; null for the whole run. */
  value: z.string().nullable(),
  /** passed: those that failed in no way. */
  outcome: z.enum(["passed", ...failureClasses, "voided"]),
  count,
  /** The denominator. */
  candidates: count,
});
