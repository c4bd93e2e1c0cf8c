import { z } from "zod";
import { modelPricesSchema, modelSamplingSchema } from "../core/model/model-description";
import { evidenceGrades } from "../core/vocabulary";
import {
  boardRowSchema,
  modelSummarySchema,
  passAtKSchema,
  sliceSchema,
  suiteSummarySchema,
  unrankedRowSchema,
} from "./board";
import { intervalSchema } from "./interval";

export const modelListEntrySchema = modelSummarySchema.extend({
  /** Score records, superseded ones too. */
  records: z.number().int(),
  /** Suites with at least one record. */
  suites: z.number().int(),
  /** Figures that somebody states, without outcomes. */
  claims: z.number().int(),
});
export type ModelListEntry = z.infer<typeof modelListEntrySchema>;

export const modelListSchema = z.object({ models: z.array(modelListEntrySchema) });

/** One versioned record of a model, as published. */
export const modelRecordSchema = z.object({
  recordId: z.number().int(),
  sha256: z.string(),
  runId: z.string(),
  suite: z.string(),
  revision: z.string(),
  cycle: z.string(),
  evaluatedAt: z.string(),
  publishedAt: z.iso.datetime(),
  state: z.enum(["complete", "incomplete"]),
  k: z.number().int(),
  /** Null where only counts of trials are known. */
  passed: z.number().int().nullable(),
  tasks: z.number().int(),
  /** Candidates; where outcomes were measured elsewhere, trials. */
  candidates: z.number().int(),
  passedCandidates: z.number().int(),
  unscored: z.number().int(),
  passRate: z.number().nullable(),
  passAtK: passAtKSchema,
  interval: intervalSchema.nullable(),
  evidence: z.enum(evidenceGrades),
  /** The build that its answers named, or that was stated of them; null where nobody said. */
  build: z.string().nullable(),
  supersedes: z.number().int().nullable(),
  supersededBy: z.number().int().nullable(),
  /** Why it replaced the record that it supersedes. */
  reason: z.string().nullable(),
});
export type ModelRecord = z.infer<typeof modelRecordSchema>;

/** A model with all that is known of it; null is undisclosed. */
export const describedModelSchema = modelSummarySchema.extend({
  releasedOn: z.iso.date().nullable(),
  /** The declared end of its training data. */
  cutoffOn: z.iso.date().nullable(),
  openWeights: z.boolean().nullable(),
  sampling: modelSamplingSchema.nullable(),
  prices: modelPricesSchema.nullable(),
  /** When its newest description was added; null for a bare entry. */
  describedAt: z.iso.datetime().nullable(),
});
export type DescribedModel = z.infer<typeof describedModelSchema>;

export const modelSliceSchema = sliceSchema.extend({
  /** Null for too few tasks, for an incomplete run, and where the outcomes were measured elsewhere. */
  passRate: z.number().nullable(),
  interval: intervalSchema.nullable(),
});
export type ModelSlice = z.infer<typeof modelSliceSchema>;

/** Where a model stands on one board, in the newest cycle that it has a record of. */
export const modelStandingSchema = z.object({
  suite: suiteSummarySchema.pick({ id: true, title: true, compared: true }),
  cycle: z.string(),
  k: z.number().int(),
  recordId: z.number().int(),
  runId: z.string(),
  /** False where outcomes were measured elsewhere: no candidates and no traces are known here. */
  gradedHere: z.boolean(),
  /** Null where the record is not ranked. */
  rank: z.number().int().nullable(),
  /** Ranks that the paired tests leave open; null where the record is not ranked. */
  rankRange: boardRowSchema.shape.rankRange.nullable(),
  rankRangeByInterval: boardRowSchema.shape.rankRangeByInterval.nullable(),
  /** Null where the record is ranked. */
  reason: unrankedRowSchema.shape.reason.nullable(),
  rankedRows: z.number().int(),
  passed: z.number().int().nullable(),
  tasks: z.number().int(),
  candidates: z.number().int(),
  passedCandidates: z.number().int(),
  passRate: z.number().nullable(),
  interval: intervalSchema.nullable(),
  overlaps: z.array(z.string()),
  tiedByInterval: z.array(z.string()),
  /** As on the board; empty where the record is not ranked. */
  separatedFrom: z.array(z.string()),
  leansFrom: z.array(z.string()),
  slices: z.array(modelSliceSchema),
  evidence: z.enum(evidenceGrades),
});
export type ModelStanding = z.infer<typeof modelStandingSchema>;

/** A figure that somebody states without outcomes a task: at most an upper bound, never ranked. */
export const modelClaimSchema = z.object({
  suite: suiteSummarySchema.pick({ id: true, title: true }),
  metric: z.string(),
  /** A fraction; null where the source gives a count alone. */
  rate: z.number().nullable(),
  passed: z.number().int().nullable(),
  tasks: z.number().int().nullable(),
  undisclosed: z.array(z.string()),
  source: z.object({ name: z.string(), sha256: z.string() }),
});
export type ModelClaim = z.infer<typeof modelClaimSchema>;

export const modelDetailSchema = z.object({
  model: describedModelSchema,
  /** Fields of the description that nobody disclosed; empty for a synthetic baseline. */
  undisclosed: z.array(z.string()),
  /** Records that nothing supersedes, newest first. */
  current: z.array(modelRecordSchema),
  standings: z.array(modelStandingSchema),
  claims: z.array(modelClaimSchema),
});
export type ModelDetail = z.infer<typeof modelDetailSchema>;

export const modelHistorySchema = z.object({
  model: modelSummarySchema,
  /** Null when the history spans every suite. */
  suite: z.string().nullable(),
  /** Every record, superseded ones too, oldest first. */
  records: z.array(modelRecordSchema),
});
export type ModelHistory = z.infer<typeof modelHistorySchema>;
