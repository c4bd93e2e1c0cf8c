import { z } from "zod";

/**
 * The four contracts of a run. A null field is undisclosed: shown as such, never guessed.
 * Non-integer numbers are decimal strings, so that the canonical form has one spelling.
 *
 * Manifests that were stored before a field existed lack it, and it is then read as null. Their hash
 * is that of the stored text: hash what is stored, never what was parsed.
 */
const undisclosedText = z.string().nullable();
const undisclosedCount = z.number().int().nullable();
const laterText = undisclosedText.default(null);
const laterCount = undisclosedCount.default(null);
const laterFlag = z.boolean().nullable().default(null);

/** independent: every candidate is made anew; sequential: tries end with the first that passes. */
export const attemptDesigns = ["independent", "sequential"] as const;

export const estimators = ["unbiased pass@k", "sequential pass@j"] as const;

export const generationContract = z.object({
  modelBuild: undisclosedText,
  systemPrompt: undisclosedText,
  promptTemplate: undisclosedText,
  temperature: undisclosedText,
  topP: undisclosedText,
  /** Of one answer. */
  maxTokens: undisclosedCount,
  reasoningLevel: laterText,
  seedPolicy: undisclosedText,
  candidatesPerTask: undisclosedCount,
  design: z.enum(attemptDesigns).nullable().default(null),
  /** Tries at one task, at most. */
  attempts: laterCount,
  /** How one answer was chosen of several. */
  selection: laterText,
  repairLoop: undisclosedText,
  /** Name and version, such as `harness 1.2.3`. */
  harness: undisclosedText,
  tools: z.array(z.string()).nullable().default(null),
  retrieval: laterText,
  contextTrimming: laterText,
  patchFormat: laterText,
  /** Whether the model or its tools could reach the internet, or the task's version history. */
  networkAccess: laterFlag,
  historyAccess: laterFlag,
  /** Budget of one task. */
  maxTurns: laterCount,
  maxTotalTokens: laterCount,
  maxWallMs: laterCount,
  /** Tasks asked at the same time. */
  concurrency: laterCount,
});

const executionContract = z.object({
  backend: z.string(),
  isolation: z.string(),
  /** Of the runtime image. */
  environmentSha256: z.string(),
  policySha256: z.string(),
  packageAllowlist: laterText,
  limits: z.record(z.string(), z.number().int()),
  network: z.literal("none"),
  filesystem: z.literal("read-only root, private scratch"),
});

/** How verdicts become a score. Rules about single verdicts are null where others reached them. */
const scoringContract = z.object({
  allTestsMustPass: z.literal(true).nullable(),
  equality: z.string().nullable(),
  extractionRule: z.string().nullable(),
  formatFailureIsFailure: z.literal(true).nullable().default(null),
  estimator: z.enum(estimators),
  k: z.array(z.number().int()),
  timeoutIsFailure: z.literal(true).nullable(),
  weights: laterText,
  droppedTasks: laterText,
  intervalMethod: z.string(),
  resamples: z.number().int(),
});

export const manifestSchema = z.object({
  task: z.object({
    suite: z.string(),
    /** Names the frozen content of every task. */
    revision: z.string(),
    taskCount: z.number().int(),
    taskIdsSha256: z.string(),
    /** Null where the tasks are not known here, as the next ones are. */
    promptsSha256: laterText,
    signaturesSha256: laterText,
    allowedImports: laterText,
    testsSha256: z.string().nullable(),
    publicTestsSha256: laterText,
    hiddenTestsSha256: laterText,
  }),
  generation: generationContract,
  /** Null where the answers were executed elsewhere and nothing of it was disclosed. */
  execution: executionContract.nullable(),
  scoring: scoringContract,
});
export type Manifest = z.infer<typeof manifestSchema>;
