import type { z } from "zod";
import { toPublic } from "./respond";

/** Answers a probe; a cache must never do so in its place. */
export function respondProbe<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
  status: 200 | 503,
): Response {
  return new Response(JSON.stringify(toPublic(schema, value)), {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
