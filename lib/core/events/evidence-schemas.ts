import { z } from "zod";
import { contaminationSignals } from "../contamination/contamination-finding";

const side = z.object({ trials: z.number(), hits: z.number() });

/** Of `watch`, `alert` and those alarms that come from the same test. */
export const movedEvidence = z.object({
  measure: z.enum(["passes", "timeouts", "protectedGaps"]),
  direction: z.enum(["up", "down"]),
  windowCycles: z.number(),
  tasks: z.number(),
  before: side,
  after: side,
  difference: z.number().nullable(),
  pHolm: z.number(),
});

/** Of `change_confirmed` and `change_unconfirmed`: the same tasks, asked once more. */
export const confirmationEvidence = z.object({
  direction: z.enum(["up", "down"]),
  tasks: z.number(),
  before: side,
  after: side,
  onlyBefore: z.number(),
  onlyAgain: z.number(),
  difference: z.number().nullable(),
  p: z.number(),
});

export const costEvidence = z.object({
  measure: z.literal("cost"),
  tasks: z.number(),
  before: z.number(),
  after: z.number(),
  pHolm: z.number(),
});

export const singleEvidence = z.object({
  measure: z.enum(["policy-violation", "canary"]),
  count: z.number(),
});

export const contaminationEvidence = z.object({
  signal: z.enum(contaminationSignals),
  own: z.object({ hits: z.number(), tasks: z.number() }),
  against: z.object({ hits: z.number(), tasks: z.number() }).nullable(),
});

export const publicationEvidence = z.object({
  tasks: z.number(),
  models: z.number(),
  incomplete: z.array(z.object({ model: z.string(), answered: z.number() })),
});

export const gateFailureEvidence = z.object({
  gates: z.array(z.object({ gate: z.string(), detail: z.string() })),
});

export const evaluatorEvidence = z.object({
  direction: z.enum(["up", "down"]),
  moved: z.array(z.string()),
  tested: z.number(),
});

export const correctionEvidence = z.object({
  recordId: z.number(),
  supersedesId: z.number(),
  verdicts: z.number(),
  reason: z.string(),
});

/** A signal of contamination as the event of a publication states it, flagged or not. */
export const modelSignalSchema = z.object({
  signal: z.enum(contaminationSignals),
  flagged: z.boolean(),
  own: z.object({
    hits: z.number(),
    tasks: z.number(),
    interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  }),
  against: z.object({ hits: z.number(), tasks: z.number() }).nullable(),
  difference: z.number().nullable(),
  pHolm: z.number().nullable(),
});
export type ModelSignal = z.infer<typeof modelSignalSchema>;
