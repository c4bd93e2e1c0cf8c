import { z } from "zod";

const id = z.number().int().positive();
/** A second look at one model of the cycle; absent: the cycle itself. */
const confirmationId = id.optional();

/** Ask one model what is still open, a batch of questions at a time. */
export const generatePayload = z.object({
  cycleId: id,
  confirmationId,
  modelId: id,
  /** Named by whoever began it: attempts of earlier rounds don't count against this one's. */
  round: z.string(),
  /** The newest reply before the round; what is newer belongs to it. */
  afterReplyId: z.number().int().min(0),
  batch: z.number().int().min(0),
  /** False where a part of the registry is run by hand: that never publishes. */
  publishes: z.boolean(),
});
export type GeneratePayload = z.infer<typeof generatePayload>;

/** Grade a range of a run's candidates, by their order in the run. */
export const gradePayload = z.object({
  step: z.enum(["grade", "repeat"]),
  cycleId: id,
  confirmationId,
  runId: z.string(),
  round: z.string(),
  from: z.number().int().min(0),
  count: z.number().int().min(0),
  /** Counted up when a worker that is told to stop hands on the rest. */
  handedOn: z.number().int().min(0),
  publishes: z.boolean(),
});
export type GradePayload = z.infer<typeof gradePayload>;

export const publishPayload = z.object({ cycleId: id });

/** Begin a published cycle's second looks; with a `confirmationId`, decide that one. */
export const confirmPayload = z.object({ cycleId: id, confirmationId });
export type ConfirmPayload = z.infer<typeof confirmPayload>;
