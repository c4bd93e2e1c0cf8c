import { z } from "zod";

/**
 * The four contracts of a run. A null field is undisclosed: shown as such, never guessed.
 * Non-integer numbers are decimal strings, so that the canonical form has one spelling.
 */
const undisclosedText = z.string().nullable();
const undisclosedCount = z.number().int().nullable();

export const generationContract = z.object({
  modelBuild: undisclosedText,
  systemPrompt: undisclosedText,
  promptTemplate: undisclosedText,
  temperature: undisclosedText,
  topP: undisclosedText,
  maxTokens: undisclosedCount,
  seedPolicy: undisclosedText,
  candidatesPerTask: undisclosedCount,
  repairLoop: undisclosedText,
  harness: undisclosedText,
});

const executionContract = z.object({
  backend: z.string(),
  isolation: z.string(),
  environmentSha256: z.string(),
  policySha256: z.string(),
  limits: z.record(z.string(), z.number().int()),
  network: z.literal("none"),
  filesystem: z.literal("read-only root, private scratch"),
});

/** How verdicts become a score. Rules about single verdicts are null where others reached them. */
const scoringContract = z.object({
  allTestsMustPass: z.literal(true).nullable(),
  equality: z.string().nullable(),
  extractionRule: z.string().nullable(),
  estimator: z.literal("unbiased pass@k"),
  k: z.array(z.number().int()),
  timeoutIsFailure: z.literal(true).nullable(),
  intervalMethod: z.string(),
  resamples: z.number().int(),
});

export const manifestSchema = z.object({
  task: z.object({
    suite: z.string(),
    revision: z.string(),
    taskCount: z.number().int(),
    taskIdsSha256: z.string(),
    /** Null where the tests are not known here. */
    testsSha256: z.string().nullable(),
  }),
  generation: generationContract,
  /** Null where the answers were executed elsewhere and nothing of it was disclosed. */
  execution: executionContract.nullable(),
  scoring: scoringContract,
});
export type Manifest = z.infer<typeof manifestSchema>;
