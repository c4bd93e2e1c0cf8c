import { z } from "zod";

/**
 * What a score record states, before hashing. Counts are integers; every non-integer is a decimal
 * string (shortest round trip), so that canonical JSON has one spelling.
 */
const decimal = z.string();

export const scorePayloadSchema = z.object({
  version: z.literal(1),
  previousSha256: z.string().nullable(),
  supersedesSha256: z.string().nullable(),
  reason: z.string().nullable(),
  runId: z.string(),
  suite: z.string(),
  revision: z.string(),
  cycle: z.string(),
  model: z.object({
    slug: z.string(),
    provider: z.string().nullable(),
    revision: z.string().nullable(),
    synthetic: z.boolean(),
  }),
  evaluatedAt: z.string(),
  manifestSha256: z.string(),
  /**
   * SHA-256 of the ordered per-candidate verdicts: lines `taskId candidateIndex verdict class`, or,
   * measured elsewhere, of the counts: lines `taskId successes trials`.
   */
  verdictsSha256: z.string(),
  evidence: z.string(),
  /** incomplete when candidates are left without a verdict: shown as bounds, never ranked. */
  state: z.enum(["complete", "incomplete"]),
  k: z.number().int(),
  /**
   * The most tries at a task where they ended with its first success: then pass@k is the share of
   * tasks solved within k tries. Left out where candidates are independent.
   */
  sequentialAttempts: z.number().int().optional(),
  tasks: z.number().int(),
  baseProblems: z.number().int(),
  candidates: z.number().int(),
  candidatesPerTask: z.object({ min: z.number().int(), median: decimal }),
  /** Tasks whose candidate 0 passed; null where only counts of trials are known. */
  passed: z.number().int().nullable(),
  passedCandidates: z.number().int(),
  /** Candidates without a verdict, and tries up to k that an unsolved task lacks. */
  unscored: z.number().int(),
  passRate: decimal.nullable(),
  passAtK: z.record(z.string(), decimal.nullable()),
  interval: z
    .object({
      low: decimal,
      high: decimal,
      method: z.string(),
      level: decimal,
      resamples: z.number().int(),
      seedLabel: z.string(),
      flags: z.array(z.enum(["degenerate", "small"])),
      displayed: z.object({ low: decimal, high: decimal, method: z.string() }),
    })
    .nullable(),
  slices: z.array(
    z.object({
      dimension: z.enum(["category", "tier", "language"]),
      value: z.string(),
      passed: z.number().int().nullable(),
      tasks: z.number().int(),
    }),
  ),
  failureClasses: z.record(z.string(), z.number().int()),
  excluded: z.array(z.object({ taskId: z.string(), reason: z.string() })),
});
export type ScorePayload = z.infer<typeof scorePayloadSchema>;
