import { z } from "zod";
import { evidenceGrades } from "../core/vocabulary";
import { failureClassCountsSchema, passAtKSchema, sliceSchema } from "./board";
import { intervalSchema } from "./interval";
import { exclusionSchema } from "./run";

const recordPointer = z.object({ id: z.number().int(), sha256: z.string() });

/** One record of the chain, in figures and in the text that was hashed. */
export const recordDetailSchema = z.object({
  id: z.number().int(),
  sha256: z.string(),
  /** The record before it in the chain; null for the first. */
  previous: recordPointer.nullable(),
  /** The record that this one corrects. */
  supersedes: recordPointer.nullable(),
  /** Why it does. */
  reason: z.string().nullable(),
  /** The record that corrects this one, why, and since when. */
  supersededBy: recordPointer
    .extend({ reason: z.string().nullable(), publishedAt: z.iso.datetime() })
    .nullable(),
  runId: z.string(),
  suite: z.object({ id: z.string(), title: z.string() }),
  revision: z.string(),
  cycle: z.string(),
  /** As it was known when the record was made. */
  model: z.object({
    slug: z.string(),
    provider: z.string().nullable(),
    revision: z.string().nullable(),
    synthetic: z.boolean(),
  }),
  evaluatedAt: z.string(),
  publishedAt: z.iso.datetime(),
  evidence: z.enum(evidenceGrades),
  state: z.enum(["complete", "incomplete"]),
  k: z.number().int(),
  tasks: z.number().int(),
  baseProblems: z.number().int(),
  candidates: z.number().int(),
  /** Tasks whose candidate 0 passed; null where only counts of trials are known. */
  passed: z.number().int().nullable(),
  passedCandidates: z.number().int(),
  unscored: z.number().int(),
  passRate: z.number().nullable(),
  passAtK: passAtKSchema,
  interval: intervalSchema.nullable(),
  slices: z.array(sliceSchema),
  failureClasses: failureClassCountsSchema,
  excluded: z.array(exclusionSchema),
  manifestSha256: z.string(),
  /** Of the verdicts that it rests on, as the canonical text says. */
  verdictsSha256: z.string(),
  /** The exact canonical JSON that was hashed. */
  canonical: z.string(),
});
export type RecordDetail = z.infer<typeof recordDetailSchema>;

/** One record in the list of the chain: for pages, not a part of the API's answers. */
export type ChainEntry = Pick<
  RecordDetail,
  "id" | "sha256" | "previous" | "suite" | "cycle" | "publishedAt" | "passRate" | "interval"
> & {
  /** Slug, as it was known when the record was made. */
  model: string;
  supersedesId: number | null;
  supersededById: number | null;
};
