import { z } from "zod";
import { boardRowSchema, claimRowSchema, unrankedReasons, unrankedRowSchema } from "./board";

const row = boardRowSchema.shape;

/**
 * A row of a board as a table: first the ranked ones with the columns of `BoardRow` in their order, then all
 * that stand apart. What a row that isn't ranked, or a claim, has nothing of is null.
 */
export const boardTableRowSchema = boardRowSchema.extend({
  rank: row.rank.nullable(),
  rankRange: row.rankRange.nullable(),
  rankRangeByInterval: row.rankRangeByInterval.nullable(),
  runId: row.runId.nullable(),
  recordId: row.recordId.nullable(),
  tasks: row.tasks.nullable(),
  baseProblems: row.baseProblems.nullable(),
  candidates: row.candidates.nullable(),
  passedCandidates: row.passedCandidates.nullable(),
  passRate: row.passRate.nullable(),
  passAtK: row.passAtK.nullable(),
  interval: row.interval.nullable(),
  overlaps: row.overlaps.nullable(),
  tiedByInterval: row.tiedByInterval.nullable(),
  separatedFrom: row.separatedFrom.nullable(),
  leansFrom: row.leansFrom.nullable(),
  slices: row.slices.nullable(),
  failureClasses: row.failureClasses.nullable(),
  timeoutRate: row.timeoutRate.nullable(),
  evidence: row.evidence.nullable(),
  /** False: the row stands apart, and `reason` says why. */
  ranked: z.boolean(),
  reason: z.enum([...unrankedReasons, "claim"]).nullable(),
  differs: unrankedRowSchema.shape.differs.nullable(),
  unscored: unrankedRowSchema.shape.unscored.nullable(),
  bounds: unrankedRowSchema.shape.bounds,
  /** Of a claim: what is claimed, as its source names it, and whatever else it states. */
  metric: claimRowSchema.shape.metric.nullable(),
  details: claimRowSchema.shape.details.nullable(),
});
