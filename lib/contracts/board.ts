import { z } from "zod";
import {
  comparedThings,
  equalities,
  evidenceGrades,
  failureClasses,
  languages,
  taskCategories,
  tiers,
} from "../core/vocabulary";
import { intervalSchema } from "./interval";

export const modelSummarySchema = z.object({
  slug: z.string(),
  name: z.string(),
  provider: z.string().nullable(),
  revision: z.string().nullable(),
  synthetic: z.boolean(),
});
export type ModelSummary = z.infer<typeof modelSummarySchema>;

/** pass@k by k; null where a task has fewer than k candidates. */
export const passAtKSchema = z.record(z.string(), z.number().nullable());

export const failureClassCountsSchema = z.partialRecord(z.enum(failureClasses), z.number().int());

export const sliceSchema = z.object({
  dimension: z.enum(["category", "tier", "language"]),
  value: z.string(),
  /** Null where only counts of trials are known. */
  passed: z.number().int().nullable(),
  tasks: z.number().int(),
});
export type Slice = z.infer<typeof sliceSchema>;

export const boardRowSchema = z.object({
  /** Competition rank on the pass rate: 1, 2, 2, 4. */
  rank: z.number().int(),
  /** Ranks that the displayed intervals leave open, [best, worst]. */
  rankRangeByInterval: z.tuple([z.number().int(), z.number().int()]),
  model: modelSummarySchema,
  runId: z.string(),
  recordId: z.number().int(),
  /** Tasks whose candidate 0 passed; null where only counts of trials are known. */
  passed: z.number().int().nullable(),
  tasks: z.number().int(),
  baseProblems: z.number().int(),
  /** Candidates; where outcomes were measured elsewhere, trials. */
  candidates: z.number().int(),
  passedCandidates: z.number().int(),
  /** pass@k of the board's k. */
  passRate: z.number(),
  passAtK: passAtKSchema,
  interval: intervalSchema,
  /** Slugs whose displayed interval intersects this one. */
  overlaps: z.array(z.string()),
  /** Slugs for which each score lies inside the other's displayed interval. */
  tiedByInterval: z.array(z.string()),
  slices: z.array(sliceSchema),
  failureClasses: failureClassCountsSchema,
  executionMs: z.object({ median: z.number(), p95: z.number() }).nullable(),
  timeoutRate: z.object({ timeouts: z.number().int(), executions: z.number().int() }),
  evidence: z.enum(evidenceGrades),
  /** The record that this one follows for the same model, if any. */
  previous: z.number().int().nullable(),
});
export type BoardRow = z.infer<typeof boardRowSchema>;

const unrankedReasons = ["synthetic-baseline", "incomplete", "too-few-candidates"] as const;

/** Shown apart, never ranked. `overlaps` and `tiedByInterval` name ranked rows only. */
export const unrankedRowSchema = boardRowSchema
  .omit({ rank: true, rankRangeByInterval: true })
  .extend({
    reason: z.enum(unrankedReasons),
    /** Candidates without a verdict after retries. */
    unscored: z.number().int(),
    /** Null when candidates are left unscored or a task has fewer than k of them. */
    passRate: z.number().nullable(),
    interval: intervalSchema.nullable(),
    /** What the pass rate would be if every unscored candidate failed, or passed. */
    bounds: z.object({ low: z.number(), high: z.number() }).nullable(),
  });
export type UnrankedRow = z.infer<typeof unrankedRowSchema>;

export const suiteSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  revision: z.string(),
  tasks: z.number().int(),
  baseProblems: z.number().int(),
  compared: z.enum(comparedThings),
  /** Null where nothing is graded here: outcomes measured elsewhere, or claims. */
  equality: z.enum(equalities).nullable(),
  exposed: z.boolean(),
  k: z.number().int(),
  licence: z.string().nullable(),
  cycles: z.array(z.string()),
  rankedModels: z.number().int(),
});
export type SuiteSummary = z.infer<typeof suiteSummarySchema>;

const boardScopeSchema = z.object({
  category: z.enum(taskCategories).nullable(),
  tier: z.literal(tiers).nullable(),
  language: z.enum(languages).nullable(),
});

export const boardSchema = z.object({
  suite: suiteSummarySchema,
  cycle: z.string(),
  k: z.number().int(),
  /** The slice that every row counts; a null dimension is not restricted. */
  scope: boardScopeSchema,
  /** Every k for which at least one row has a value. */
  availableK: z.array(z.number().int()),
  rows: z.array(boardRowSchema),
  unranked: z.array(unrankedRowSchema),
});
export type Board = z.infer<typeof boardSchema>;

export const boardListSchema = z.object({ boards: z.array(suiteSummarySchema) });
