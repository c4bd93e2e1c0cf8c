import { z } from "zod";
import { failureClasses, languages, taskCategories, tiers, verdictKinds } from "../core/vocabulary";
import { modelSummarySchema } from "./board";

/** What one published run made of the task. */
export const taskOutcomeSchema = z.object({
  model: modelSummarySchema,
  runId: z.string(),
  cycle: z.string(),
  recordId: z.number().int(),
  /** Candidates, or reported trials, that passed. */
  passedCandidates: z.number().int(),
  /** Set where the outcome was measured elsewhere: no candidate is known here then. */
  reported: z.object({ successes: z.number().int(), trials: z.number().int() }).nullable(),
  candidates: z.array(
    z.object({
      candidateIndex: z.number().int(),
      verdict: z.enum(verdictKinds),
      failureClass: z.enum(failureClasses).nullable(),
      traceId: z.number().int(),
    }),
  ),
});
export type TaskOutcome = z.infer<typeof taskOutcomeSchema>;

/** The public part of a task: hidden tests and the reference solution are never here. */
export const taskSchema = z.object({
  id: z.string(),
  suite: z.string(),
  revision: z.string(),
  /** True when the suite was public before a model could be asked. */
  exposed: z.boolean(),
  baseId: z.string(),
  /** Null, as language, entry point, prompt and tests are, where only outcomes are known here. */
  category: z.enum(taskCategories).nullable(),
  /** Null where nobody assigned one at intake. */
  tier: z.literal(tiers).nullable(),
  language: z.enum(languages).nullable(),
  entryPoint: z.string().nullable(),
  prompt: z.string().nullable(),
  contentSha256: z.string(),
  testSuiteVersion: z.string().nullable(),
  cases: z.number().int(),
  publicCases: z.number().int(),
  outcomes: z.array(taskOutcomeSchema),
});
export type Task = z.infer<typeof taskSchema>;
