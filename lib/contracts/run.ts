import { z } from "zod";
import { checklistGroups } from "../core/protocol/checklist";
import { manifestSchema } from "../core/protocol/manifest";
import { evidenceGrades, failureClasses, verdictKinds } from "../core/vocabulary";
import {
  failureClassCountsSchema,
  modelSummarySchema,
  passAtKSchema,
  sliceSchema,
  suiteSummarySchema,
} from "./board";
import { intervalSchema } from "./interval";
import { macroAverageSchema, stratifiedIntervalSchema } from "./macro-average";
import {
  executionTimesSchema,
  faultCountsSchema,
  runCostSchema,
  runRecordSchema,
  runRepeatsSchema,
  sliceFailuresSchema,
  taskPlaceSchema,
} from "./run-analysis";
import { solvedTaskIntervalsSchema } from "./solved-task-intervals";
import { tokenUseSchema } from "./token-use";

/** One thing that must be public before a result can be reproduced. */
export const checklistItemSchema = z.object({
  group: z.enum(checklistGroups),
  item: z.string(),
  present: z.boolean(),
  /** What it was read from, or where it would stand. */
  source: z.string(),
});

export const exclusionSchema = z.object({ taskId: z.string(), reason: z.string() });

export const runCandidateSchema = z.object({
  taskId: z.string(),
  candidateIndex: z.number().int(),
  verdict: z.enum(verdictKinds),
  failureClass: z.enum(failureClasses).nullable(),
  casesPassed: z.number().int(),
  cases: z.number().int(),
  cpuMs: z.number().int().nullable(),
  wallMs: z.number().int().nullable(),
  memoryPeakBytes: z.number().int().nullable(),
  promptTokens: z.number().int().nullable(),
  completionTokens: z.number().int().nullable(),
  traceId: z.number().int(),
  /** SHA-256 of the stored trace: of its line in the run's trace download. */
  traceSha256: z.string(),
  /** Earlier verdicts on this candidate that corrections replaced. */
  superseded: z.number().int(),
  ...taskPlaceSchema.shape,
});
export type RunCandidate = z.infer<typeof runCandidateSchema>;

export const runSchema = z.object({
  id: z.string(),
  suite: suiteSummarySchema,
  cycle: z.string(),
  model: modelSummarySchema,
  createdAt: z.iso.datetime(),
  source: z.object({ name: z.string(), sha256: z.string() }),
  /** here: executed and judged by this site's worker; elsewhere: outcomes are as reported. */
  measured: z.enum(["here", "elsewhere"]),
  /** complete: every candidate has a verdict and a record exists; grading: not yet. */
  state: z.enum(["complete", "incomplete", "grading"]),
  tasks: z.number().int(),
  /**
   * Candidates; where outcomes were measured elsewhere, trials. A task that has none counts as one without a verdict.
   */
  candidates: z.number().int(),
  graded: z.number().int(),
  voided: z.number().int(),
  /** Tasks whose candidate 0 passed; null where only counts of trials are known. */
  passed: z.number().int().nullable(),
  passedCandidates: z.number().int(),
  /** Tasks that at least one candidate passed. */
  solvedTasks: z.number().int(),
  passRate: z.number().nullable(),
  passAtK: passAtKSchema,
  /**
   * The most tries at a task where they ended with its first success: passAtK is then the share of
   * tasks solved within k tries. Null for independent candidates, where it is the unbiased estimate.
   */
  sequentialAttempts: z.number().int().nullable(),
  interval: intervalSchema.nullable(),
  slices: z.array(sliceSchema),
  /** Beside the rate, where every task states its slice and a dimension has several. */
  macroAverages: z.array(macroAverageSchema),
  /** Null where it is not defined, as with a single cell or a cell of one base problem. */
  stratifiedInterval: stratifiedIntervalSchema.nullable(),
  failureClasses: failureClassCountsSchema,
  /** How candidates ended in each slice, where a dimension has several. */
  failureSlices: z.array(sliceFailuresSchema),
  faults: faultCountsSchema,
  /** Wall-clock time. */
  executionMs: executionTimesSchema.nullable(),
  /** CPU time, a time-out at the limit that ended it. */
  cpuMs: executionTimesSchema.nullable(),
  timeoutRate: z.object({ timeouts: z.number().int(), executions: z.number().int() }),
  /** Null where nothing was executed here. */
  repeats: runRepeatsSchema.nullable(),
  /** Null where no candidate states any. */
  tokens: tokenUseSchema.nullable(),
  /** Null without tokens, or without prices of the model. */
  cost: runCostSchema.nullable(),
  /** Of what a solved task takes; null where that is not known. */
  solvedTaskIntervals: solvedTaskIntervalsSchema.nullable(),
  excluded: z.array(exclusionSchema),
  evidence: z.enum(evidenceGrades),
  /** Why the grade is what it is, and where the facts of now would give another. */
  evidenceReasons: z.array(z.string()),
  /** The reproducibility checklist, item by item. */
  checklist: z.array(checklistItemSchema),
  submissionsWithheld: z.boolean(),
  manifestSha256: z.string(),
  record: z
    .object({ id: z.number().int(), sha256: z.string(), previousSha256: z.string().nullable() })
    .nullable(),
  /** Every record of the run, oldest first. */
  records: z.array(runRecordSchema),
});
export type Run = z.infer<typeof runSchema>;

export const runManifestSchema = z.object({
  runId: z.string(),
  /** Of the text that is stored: an older one may lack fields, which are null here. */
  manifestSha256: z.string(),
  /** SHA-256 of the canonical JSON of `manifest` as it stands here. */
  fingerprint: z.string(),
  manifest: manifestSchema,
  /** Fields that whoever made the completions did not state. */
  undisclosed: z.array(z.string()),
});
export type RunManifest = z.infer<typeof runManifestSchema>;

export const recordSchema = z.object({
  id: z.number().int(),
  runId: z.string(),
  sha256: z.string(),
  previousSha256: z.string().nullable(),
  supersedesId: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  /** The exact canonical JSON that was hashed. */
  canonical: z.string(),
});

export const recordListSchema = z.object({
  records: z.array(recordSchema),
  next: z.number().int().nullable(),
});
export type RecordList = z.infer<typeof recordListSchema>;
