import { z } from "zod";

const schema = z.union([
  z.strictObject({ ready: z.literal(true) }).transform(() => ({ kind: "ready" as const })),
  z
    .strictObject({ ended: z.int().positive(), code: z.int() })
    .transform(({ ended, code }) => ({ kind: "ended" as const, job: ended, code })),
]);

export type ServerMessage = z.infer<typeof schema>;

/**
 * One line of server.py: that it waits for its first job, or how a job's child ended (negative: by
 * that signal).
 * @throws when the line is anything else: only the trusted server writes them.
 */
export function readServerMessage(line: string): ServerMessage {
  return schema.parse(JSON.parse(line));
}
