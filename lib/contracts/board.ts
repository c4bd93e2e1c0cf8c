import { z } from "zod";
import { suiteCardSchema } from "../core/suite/suite-card";
import {
  comparedThings,
  equalities,
  evidenceGrades,
  failureClasses,
  languages,
  taskCategories,
  tiers,
} from "../core/vocabulary";
import { boardPairsSchema, nextRelationSchema, resolvableGapSchema } from "./board-pairs";
import { intervalSchema } from "./interval";
import { tokenUseSchema } from "./token-use";

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

export const driftNoteSchema = z.object({
  level: z.enum(["watch", "alert", "change_confirmed"]),
  /** A second look at other tasks did not bear the alarm out. */
  isUnconfirmed: z.boolean(),
  /** Both null where the event doesn't say; the difference, a fraction, is of tasks met before. */
  direction: z.enum(["up", "down"]).nullable(),
  difference: z.number().nullable(),
});
export type DriftNote = z.infer<typeof driftNoteSchema>;

/** A decimal of one currency, rounded half up to the sixth place. */
export const costPerPassedSchema = z.object({ amount: z.string(), currency: z.string() });

export const boardRowSchema = z.object({
  /** Competition rank on the pass rate: 1, 2, 2, 4. */
  rank: z.number().int(),
  /** Ranks that the paired test leaves open, corrected over all pairs, [best, worst]. */
  rankRange: z.tuple([z.number().int(), z.number().int()]),
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
  /** Slugs that the paired test separates from this one, in either direction. */
  separatedFrom: z.array(z.string()),
  /** Slugs that it only separates before the correction. */
  leansFrom: z.array(z.string()),
  /** Null for the last row. */
  next: nextRelationSchema.nullable(),
  slices: z.array(sliceSchema),
  failureClasses: failureClassCountsSchema,
  executionMs: z.object({ median: z.number(), p95: z.number() }).nullable(),
  timeoutRate: z.object({ timeouts: z.number().int(), executions: z.number().int() }),
  /** Of the candidates that the row counts; null where none states its tokens. */
  tokens: tokenUseSchema.nullable(),
  /** What a passed task takes, failures included; null where a price or a candidate's tokens aren't known. */
  costPerPassed: costPerPassedSchema.nullable(),
  evidence: z.enum(evidenceGrades),
  /** As the registry has it now; null is undisclosed. */
  releasedOn: z.iso.date().nullable(),
  openWeights: z.boolean().nullable(),
  /** Fields of the manifest that nobody stated, or a whole contract by its name. */
  undisclosed: z.array(z.string()),
  /** The file that the answers or outcomes came from. */
  source: z.object({ name: z.string(), sha256: z.string() }),
  /** The record that this one follows for the same model, if any. */
  previous: z.number().int().nullable(),
  /** What was told of the model against its own past with this week; null where nothing was. */
  drift: driftNoteSchema.nullable(),
});
export type BoardRow = z.infer<typeof boardRowSchema>;

export const unrankedReasons = [
  "synthetic-baseline",
  "incomplete",
  "too-few-candidates",
  "other-protocol",
] as const;

const scalarSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A field of the manifest in which a row differs from the ranked ones. */
export const protocolDifferenceSchema = z.object({
  /** Dotted path, such as `execution.limits.cpuMsPerTest`. */
  field: z.string(),
  here: scalarSchema,
  /** What the ranked rows have. */
  there: scalarSchema,
});

/** Shown apart, never ranked. `overlaps` and `tiedByInterval` name ranked rows only. */
export const unrankedRowSchema = boardRowSchema
  .omit({
    rank: true,
    rankRange: true,
    rankRangeByInterval: true,
    separatedFrom: true,
    leansFrom: true,
    next: true,
  })
  .extend({
    reason: z.enum(unrankedReasons),
    /** What keeps it from the ranked rows, the worst first; empty for other reasons. */
    differs: z.array(protocolDifferenceSchema),
    /** Candidates without a verdict after retries. */
    unscored: z.number().int(),
    /** Null when candidates are left unscored or a task has fewer than k of them. */
    passRate: z.number().nullable(),
    interval: intervalSchema.nullable(),
    /** What the pass rate would be if every unscored candidate failed, or passed. */
    bounds: z.object({ low: z.number(), high: z.number() }).nullable(),
  });
export type UnrankedRow = z.infer<typeof unrankedRowSchema>;

/**
 * A score that somebody states without outcomes a task: at most an upper bound. It has no run, record
 * or interval, and is never ranked.
 */
export const claimRowSchema = z.object({
  reason: z.literal("claim"),
  model: modelSummarySchema,
  /** What is claimed, as its source names it. */
  metric: z.string(),
  runId: z.null(),
  recordId: z.null(),
  /** The claimed rate; null where the source gives a count alone. */
  passRate: z.number().nullable(),
  passed: z.number().int().nullable(),
  tasks: z.number().int().nullable(),
  interval: z.null(),
  bounds: z.null(),
  /** Whatever else the source states beside it. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  undisclosed: z.array(z.string()),
  source: z.object({ name: z.string(), sha256: z.string() }),
});
export type ClaimRow = z.infer<typeof claimRowSchema>;

/** Who ran the tests: this board's sandbox, somebody else, or nobody that we have outcomes of. */
const measuredPlaces = ["here", "elsewhere", "claims-only"] as const;

/** Under which an answer is graded from now on; runs that were graded under others say so. */
export const limitsInForceSchema = z.object({
  cpuMsPerTest: z.number().int(),
  cpuMsTotal: z.number().int(),
  wallMsPerTest: z.number().int(),
  memoryBytes: z.number().int(),
});

/** Packages that answers may import, by language; the others have their standard library alone. */
export const packageListsSchema = z.partialRecord(z.enum(languages), z.array(z.string()));

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
  /** True when the tasks were public before a model could be asked, or when that is not known. */
  exposed: z.boolean(),
  k: z.number().int(),
  licence: z.string().nullable(),
  measured: z.enum(measuredPlaces),
  /** Which tests decided, as its source names them, where the source has several kinds. */
  measure: z.string().nullable(),
  /** The file that the suite was made from. */
  source: z.object({ name: z.string(), sha256: z.string(), importedAt: z.iso.datetime() }),
  cycles: z.array(z.string()),
  rankedModels: z.number().int(),
  /** Models or systems of which only a score is claimed. */
  claimedModels: z.number().int(),
  /** Of its tasks; empty where they aren't known. */
  languages: z.array(z.enum(languages)),
  /** Null where nothing is graded here. */
  limits: limitsInForceSchema.nullable(),
  /** Null where answers may import their language's standard library and nothing else. */
  packages: packageListsSchema.nullable(),
});
export type SuiteSummary = z.infer<typeof suiteSummarySchema>;

const boardScopeSchema = z.object({
  category: z.enum(taskCategories).nullable(),
  tier: z.literal(tiers).nullable(),
  language: z.enum(languages).nullable(),
});

export const boardSchema = z.object({
  suite: suiteSummarySchema,
  /** What the suite measures and what its numbers can't say; null when nobody has described it. */
  card: suiteCardSchema.nullable(),
  cycle: z.string(),
  k: z.number().int(),
  /** The slice that every row counts; a null dimension is not restricted. */
  scope: boardScopeSchema,
  /** Every k for which at least one row has a value. */
  availableK: z.array(z.number().int()),
  /** Null for fewer than two ranked rows. */
  pairs: boardPairsSchema.nullable(),
  /** Null for fewer than two ranked rows, and where no gap would be found. */
  resolvableGap: resolvableGapSchema.nullable(),
  rows: z.array(boardRowSchema),
  unranked: z.array(z.union([unrankedRowSchema, claimRowSchema])),
});
export type Board = z.infer<typeof boardSchema>;

export const boardListSchema = z.object({ boards: z.array(suiteSummarySchema) });
