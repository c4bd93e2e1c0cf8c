import { z } from "zod";
import { taskComparisons } from "../core/comparison/compare-tasks";
import { sliceDimensions } from "../core/comparison/list-slices";
import { pairVerdicts } from "../core/pairs/pair-verdict";
import { evidenceGrades, languages, taskCategories, tiers } from "../core/vocabulary";
import { modelSummarySchema, suiteSummarySchema } from "./board";
import { boundsSchema, intervalSchema } from "./interval";
import { runCostSchema } from "./run-analysis";
import { tokenUseSchema } from "./token-use";

const count = z.number().int();
const scalarSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One field of the two protocols that is not equal and known on both sides; null: not stated. */
export const fieldComparisonSchema = z.object({
  field: z.string(),
  a: scalarSchema,
  b: scalarSchema,
  verdict: z.enum(["refuse", "warn", "fine"]),
  reason: z.enum(["differs", "undisclosed"]),
});
export type FieldComparison = z.infer<typeof fieldComparisonSchema>;

/** One of the two, as its board counts it. */
export const comparedModelSchema = z.object({
  model: modelSummarySchema,
  cycle: z.string(),
  runId: z.string(),
  recordId: count,
  /** False for what stands apart on the board: baselines, incomplete runs, another protocol. */
  isRanked: z.boolean(),
  /** Tasks whose candidate 0 passed; null where only counts of trials are known. */
  passed: count.nullable(),
  tasks: count,
  baseProblems: count,
  candidates: count,
  passedCandidates: count,
  unscored: count,
  /** pass@k of the comparison's k; null where candidates are unscored or fewer than k. */
  passRate: z.number().nullable(),
  interval: intervalSchema.nullable(),
  /** What the pass rate would be if every unscored candidate failed, or passed. */
  bounds: z.object({ low: z.number(), high: z.number() }).nullable(),
  evidence: z.enum(evidenceGrades),
  /** False where outcomes were measured elsewhere: there are no traces then. */
  gradedHere: z.boolean(),
  tokens: tokenUseSchema.nullable(),
  cost: runCostSchema.nullable(),
});
export type ComparedModel = z.infer<typeof comparedModelSchema>;

/** Bounds of a paired difference, as fractions. */
export const pairedIntervalSchema = boundsSchema.extend({
  level: z.number(),
  resamples: count,
  seedLabel: z.string(),
});

export const pairedResultSchema = z.object({
  /** Pass rate of A minus that of B. */
  difference: z.number(),
  interval: pairedIntervalSchema,
  test: z.object({
    method: z.string(),
    /** Tasks; null where tasks have several candidates, so that solving is a matter of degree. */
    onlyA: count.nullable(),
    onlyB: count.nullable(),
    both: count.nullable(),
    neither: count.nullable(),
    p: z.number(),
    /** After Holm's correction over all pairs. */
    pHolm: z.number(),
    pairs: count,
  }),
  verdict: z.enum(pairVerdicts),
  /** The slug with the higher rate; null where both are the same. */
  leader: z.string().nullable(),
  /**
   * What a number of tasks is planned from; null at a k above 1. The discordance is the squared sum of the
   * differences of each base problem, added up, by the tasks: where no two tasks share a base problem, the share
   * of tasks that exactly one of the two passes.
   */
  planned: z.object({ discordance: z.number(), tasksPerBase: z.number() }).nullable(),
  /**
   * Tasks at which a gap and a discordance like these are found in 80% of such comparisons, before
   * correction; null where they are separated, have no gap, or nothing can be planned.
   */
  needed: z.object({ tasks: count, discordance: z.number(), gap: z.number() }).nullable(),
});
export type PairedResult = z.infer<typeof pairedResultSchema>;

/** Null figures: too few tasks to compare. The correction is Benjamini–Hochberg's: exploratory. */
export const comparedSliceSchema = z.object({
  dimension: z.enum(sliceDimensions),
  value: z.string(),
  tasks: count,
  baseProblems: count,
  /** Null where only counts of trials are known. */
  passedA: count.nullable(),
  passedB: count.nullable(),
  difference: z.number().nullable(),
  interval: pairedIntervalSchema.nullable(),
  p: z.number().nullable(),
  pAdjusted: z.number().nullable(),
  verdict: z.enum(pairVerdicts).nullable(),
});
export type ComparedSlice = z.infer<typeof comparedSliceSchema>;

export const candidateCountsSchema = z.object({ passed: count, candidates: count });

/**
 * What the two made of one task. With several candidates a task, "more-a" and "more-b" say whose
 * estimate is higher without one being 1 and the other 0, and "same" that neither is.
 */
export const comparedTaskSchema = z.object({
  taskId: z.string(),
  outcome: z.enum(taskComparisons),
  a: candidateCountsSchema,
  b: candidateCountsSchema,
});
export type ComparedTask = z.infer<typeof comparedTaskSchema>;

/** A task that speaks for one of the two, with the traces that show it where there are any. */
export const tellingTaskSchema = comparedTaskSchema.extend({
  category: z.enum(taskCategories).nullable(),
  tier: z.literal(tiers).nullable(),
  language: z.enum(languages).nullable(),
  traceA: count.nullable(),
  traceB: count.nullable(),
});
export type TellingTask = z.infer<typeof tellingTaskSchema>;

/** Why there is no paired verdict. */
export const unpairedReasons = ["protocol-differs", "incomplete", "too-few-candidates"] as const;

export const comparisonSchema = z.object({
  suite: suiteSummarySchema.pick({
    id: true,
    title: true,
    revision: true,
    tasks: true,
    baseProblems: true,
    k: true,
    compared: true,
    exposed: true,
    measured: true,
  }),
  cycle: z.string(),
  k: count,
  a: comparedModelSchema,
  b: comparedModelSchema,
  protocol: z.object({
    verdict: z.enum(["warn", "fine"]),
    isPaired: z.boolean(),
    /** Every field that is not equal and known on both sides. */
    fields: z.array(fieldComparisonSchema),
  }),
  /** Null where `unpairedBecause` says why. */
  paired: pairedResultSchema.nullable(),
  unpairedBecause: z.enum(unpairedReasons).nullable(),
  slices: z.array(comparedSliceSchema),
  /** Tasks that A solved and B did not; with several candidates, those where A's estimate is higher. */
  onlyA: z.array(tellingTaskSchema),
  onlyB: z.array(tellingTaskSchema),
  /** Every task of the comparison once, in byte order of its id; empty without a paired verdict. */
  tasks: z.array(comparedTaskSchema),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** The answer 409: they may not be compared, and the fields that forbid it. */
export const notComparableSchema = z.object({
  error: z.object({
    code: z.literal("not-comparable"),
    message: z.string(),
    fields: z.array(fieldComparisonSchema),
    /** Of three or four models, each pair that may not be compared; `fields` are those of the first. */
    pairs: z
      .array(z.object({ a: z.string(), b: z.string(), fields: z.array(fieldComparisonSchema) }))
      .optional(),
  }),
});
