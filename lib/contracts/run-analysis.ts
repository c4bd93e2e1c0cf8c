import { z } from "zod";
import {
  failureClasses,
  infrastructureFaults,
  languages,
  repeatSelections,
  taskCategories,
  tiers,
  verdictKinds,
} from "../core/vocabulary";
import { failureClassCountsSchema } from "./board";
import { boundsSchema } from "./interval";

const count = z.number().int();

/** Milliseconds over all executions, those that a limit ended included; p95 is quantile type 7. */
export const executionTimesSchema = z.object({
  median: z.number(),
  p95: z.number(),
  executions: count,
});

export const sliceFailuresSchema = z.object({
  dimension: z.enum(["category", "tier", "language"]),
  value: z.string(),
  /** The denominator of every count. */
  candidates: count,
  passed: count,
  voided: count,
  failureClasses: failureClassCountsSchema,
});
export type SliceFailures = z.infer<typeof sliceFailuresSchema>;

/** What the machine failed at: never a class of failure. */
export const faultCountsSchema = z.object({
  /** Candidates without a verdict after three attempts, by cause. */
  voided: z.partialRecord(z.enum(infrastructureFaults), count),
  /** Voided verdicts that a later one has replaced. */
  replaced: count,
});
export type FaultCounts = z.infer<typeof faultCountsSchema>;

export const runCostSchema = z.object({
  currency: z.string(),
  /** Prices for a million tokens, as decimals, and the day from which they held. */
  promptPerMillionTokens: z.string(),
  completionPerMillionTokens: z.string(),
  pricesAsOf: z.iso.date(),
  /** Candidates whose tokens are stated and hence paid for here. */
  candidates: count,
  /** Exact decimal. */
  total: z.string(),
  /** Decimal, rounded half up to the sixth place; null as `perSolvedTask` of the tokens is. */
  perSolvedTask: z.string().nullable(),
});
export type RunCost = z.infer<typeof runCostSchema>;

const repeatOutcomeSchema = z.object({
  verdict: z.enum(verdictKinds),
  failureClass: z.enum(failureClasses).nullable(),
  cpuMs: count.nullable(),
  wallMs: count.nullable(),
});

export const repeatGroupSchema = z.object({
  selectedBy: z.enum(repeatSelections),
  selected: count,
  /** Candidates executed three times: the denominator of `flaky`. */
  repeated: count,
  /** Nothing to execute: no code could be taken from the answer, or it is not in the form asked for. */
  withoutSubmission: count,
  /** The machine failed, or the run is not finished. */
  notRepeated: count,
  /** Candidates that passed once and failed once. */
  flaky: count,
  /** Candidates that failed each time, but not in the same class. */
  differentClass: count,
  /** Of flaky / repeated; null when nothing was repeated. */
  interval: boundsSchema.nullable(),
});
export type RepeatGroup = z.infer<typeof repeatGroupSchema>;

export const repeatedCandidateSchema = z.object({
  taskId: z.string(),
  candidateIndex: count,
  traceId: count.nullable(),
  selectedBy: z.enum(repeatSelections),
  difference: z.enum(["verdict", "failure-class"]).nullable(),
  /** The graded execution first. */
  executions: z.array(repeatOutcomeSchema),
});
export type RepeatedCandidate = z.infer<typeof repeatedCandidateSchema>;

/** Candidates executed three times. Nothing of it enters a score. */
export const runRepeatsSchema = z.object({
  manifestSha256: z.string(),
  /** Seeded are the candidates with the lowest SHA-256 of this label, a slash, task and index. */
  seedLabel: z.string(),
  groups: z.array(repeatGroupSchema),
  candidates: z.array(repeatedCandidateSchema),
  left: z.array(
    z.object({
      taskId: z.string(),
      candidateIndex: count,
      selectedBy: z.enum(repeatSelections),
      reason: z.enum(["no-submission", "no-verdict", "not-executed"]),
    }),
  ),
});
export type RunRepeats = z.infer<typeof runRepeatsSchema>;

/** One record of a run, superseded or not. */
export const runRecordSchema = z.object({
  id: count,
  sha256: z.string(),
  publishedAt: z.iso.datetime(),
  /** Tasks whose candidate 0 passed; null where only counts of trials are known. */
  passed: count.nullable(),
  tasks: count,
  passRate: z.number().nullable(),
  manifestSha256: z.string(),
  supersededBy: count.nullable(),
  /** Why it superseded the one before it; null for a first record. */
  reason: z.string().nullable(),
});
export type RunRecord = z.infer<typeof runRecordSchema>;

/** Where a task belongs: what a score is recomputed from, beside the outcome. */
export const taskPlaceSchema = z.object({
  /** Tasks made from one problem share it: intervals draw base problems. */
  baseId: z.string(),
  category: z.enum(taskCategories).nullable(),
  tier: z.literal(tiers).nullable(),
  language: z.enum(languages).nullable(),
});

/** What was reported of one task by whoever measured it; no trials where nothing was reported. */
export const reportedOutcomeSchema = z.object({
  taskId: z.string(),
  successes: count,
  trials: count,
  ...taskPlaceSchema.shape,
});
export type ReportedOutcome = z.infer<typeof reportedOutcomeSchema>;
