import { z } from "zod";
import { traceSchema } from "../core/trace/trace";

/** A stored trace with its address and the SHA-256 of its stored bytes. */
export const traceResponseSchema = z.object({
  id: z.number().int(),
  sha256: z.string(),
  /** Of the stored trace. */
  bytes: z.number().int(),
  /** The trace of the verdict that corrected this one, and why it did. */
  supersededBy: z.number().int().nullable(),
  reason: z.string().nullable(),
  /** The trace of the verdict that this one corrected, and why it did. */
  supersedes: z.number().int().nullable(),
  correctionReason: z.string().nullable(),
  trace: traceSchema,
});
export type TraceResponse = z.infer<typeof traceResponseSchema>;
