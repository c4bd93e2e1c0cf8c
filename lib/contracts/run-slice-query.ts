import { z } from "zod";
import { failureClasses, languages, taskCategories, tiers, verdictKinds } from "../core/vocabulary";

/** Which of a run's candidates a download holds; without parameters, all. */
export const runSliceQuerySchema = z.strictObject({
  category: z.enum(taskCategories).optional().describe("Category of the task"),
  tier: z.enum(tiers.map(String)).transform(Number).pipe(z.literal(tiers)).optional(),
  language: z.enum(languages).optional(),
  verdict: z.enum(verdictKinds).optional().describe("Of the candidate's current verdict"),
  failureClass: z.enum(failureClasses).optional().describe("Of the candidate's current verdict"),
});
export type RunSlice = z.output<typeof runSliceQuerySchema>;
