import { z } from "zod";
import { executionStages, exitReasons, sandboxLimitNames } from "../ports/sandbox";
import {
  caseOutcomes,
  failureClasses,
  infrastructureFaults,
  verdictKinds,
  visibilities,
} from "../vocabulary";

/**
 * The ordered record of one candidate, as stored and as downloaded. Anything that a hidden test
 * gave, expected or provoked is absent: only its outcome, class and times are kept.
 */
const textObject = z.object({
  sha256: z.string(),
  bytes: z.number().int(),
  /** Null when the text may not be shown; `withheld` says why. */
  text: z.string().nullable(),
  withheld: z.string().optional(),
});

export const traceCaseSchema = z.object({
  index: z.number().int(),
  visibility: z.enum(visibilities),
  outcome: z.enum(caseOutcomes),
  failureClass: z.enum(failureClasses).nullable(),
  cpuMs: z.number().int(),
  /** Public cases only, as readable text of bounded length. */
  input: z.string().optional(),
  expected: z.string().optional(),
  returned: z.string().optional(),
  error: z.string().optional(),
});
export type TraceCase = z.infer<typeof traceCaseSchema>;

export const traceSchema = z.object({
  version: z.literal(1),
  runId: z.string(),
  suite: z.string(),
  revision: z.string(),
  model: z.string(),
  taskId: z.string(),
  candidateIndex: z.number().int(),
  completion: textObject,
  rawResponse: textObject.nullable(),
  extraction: z.object({ kind: z.string(), explanation: z.string() }),
  submission: textObject.nullable(),
  /** The rule of form that a submission broke, so that it was never executed; absent in older traces. */
  formatFault: z.object({ rule: z.string(), detail: z.string() }).nullable().default(null),
  extraFields: z.record(z.string(), z.unknown()),
  execution: z
    .object({
      attempt: z.number().int(),
      backend: z.string(),
      environmentSha256: z.string(),
      policySha256: z.string(),
      testSuiteVersion: z.string(),
      startedAt: z.iso.datetime(),
      endedAt: z.iso.datetime(),
      exitReason: z.enum(exitReasons),
      cpuMs: z.number().int(),
      wallMs: z.number().int(),
      memoryPeakBytes: z.number().int(),
      outputBytes: z.number().int(),
      processLimitHits: z.number().int(),
      /** Absent where it was not counted yet. */
      policyViolations: z.number().int().default(0),
      /** `compile`: it was never run. Absent in older traces, as are the next two. */
      stage: z.enum(executionStages).default("run"),
      /** The limit that ended it, with its size in the unit that the name states. */
      limit: z
        .object({ name: z.enum(sandboxLimitNames), size: z.number().int() })
        .nullable()
        .default(null),
      /**
       * The package that it may not import, as it was loaded. What a test made it import is not told: a
       * name could hold a hidden input.
       */
      refusedImport: z.string().nullable().default(null),
    })
    .nullable(),
  cases: z.array(traceCaseSchema),
  verdict: z.enum(verdictKinds),
  failureClass: z.enum(failureClasses).nullable(),
  fault: z.enum(infrastructureFaults).nullable(),
});
export type Trace = z.infer<typeof traceSchema>;
