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

const count = z.number().int();

/** A task that was derived from the same base problem. */
export const siblingTaskSchema = z.object({
  id: z.string(),
  category: z.enum(taskCategories).nullable(),
  tier: z.literal(tiers).nullable(),
  language: z.enum(languages).nullable(),
});

/** What the models of one cycle made of the task; baselines count only where nobody else was there. */
export const taskAppearanceSchema = z.object({
  cycle: z.string(),
  revision: z.string(),
  /** Another than the task's: its text or its tests were others then. */
  contentSha256: z.string(),
  models: count,
  /** Models of which at least one candidate, or trial, passed. */
  solvedBy: count,
});
export type TaskAppearance = z.infer<typeof taskAppearanceSchema>;

const toldSchema = z.object({
  verdict: z.enum(verdictKinds),
  failureClass: z.enum(failureClasses).nullable(),
});

/** A candidate for the task that was executed again; nothing of it enters a score. */
export const taskRepeatSchema = z.object({
  model: z.string(),
  runId: z.string(),
  cycle: z.string(),
  candidateIndex: count,
  traceId: count,
  /** The graded execution first. */
  executions: z.array(toldSchema),
  /** True where it passed once and failed once. */
  isFlaky: z.boolean(),
});
export type TaskRepeat = z.infer<typeof taskRepeatSchema>;

/** What was put right, or left out, of what is known of the task. */
export const taskErratumSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("verdict-corrected"),
    model: z.string(),
    runId: z.string(),
    cycle: z.string(),
    candidateIndex: count,
    before: toldSchema.extend({ traceId: count }),
    after: toldSchema.extend({ traceId: count }),
    reason: z.string().nullable(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal("excluded"),
    model: z.string(),
    runId: z.string(),
    cycle: z.string(),
    recordId: count,
    reason: z.string().nullable(),
  }),
]);
export type TaskErratum = z.infer<typeof taskErratumSchema>;

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
  /** Null too where the tasks of the pool are not public. */
  prompt: z.string().nullable(),
  contentSha256: z.string(),
  testSuiteVersion: z.string().nullable(),
  cases: z.number().int(),
  publicCases: z.number().int(),
  outcomes: z.array(taskOutcomeSchema),
  /** Empty where the tasks of the pool are not public: they would name others. */
  siblings: z.array(siblingTaskSchema),
  /** Every cycle in which the task was met, newest first. */
  appearances: z.array(taskAppearanceSchema),
  repeats: z.array(taskRepeatSchema),
  errata: z.array(taskErratumSchema),
});
export type Task = z.infer<typeof taskSchema>;
