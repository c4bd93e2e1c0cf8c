import { z } from "zod";

export const healthSchema = z.object({ status: z.literal("ok") });

export const readinessSchema = z.object({
  status: z.enum(["ready", "unavailable"]),
  database: z.enum(["reachable", "unreachable"]),
  schema: z.enum(["current", "outdated", "unknown"]),
});
export type Readiness = z.infer<typeof readinessSchema>;
