import { z } from "zod";
import { traceSchema } from "../core/trace/trace";

/** A stored trace with its address and the SHA-256 of its stored bytes. */
export const traceResponseSchema = z.object({
  id: z.number().int(),
  sha256: z.string(),
  supersededBy: z.number().int().nullable(),
  reason: z.string().nullable(),
  trace: traceSchema,
});
export type TraceResponse = z.infer<typeof traceResponseSchema>;
