import type { z } from "zod";
import { poolFieldError, poolFileError } from "./pool-error";

/**
 * Reads a JSON file of a base problem that a command writes.
 * @param remedy what to do about a fault in it
 * @throws DomainError bad-input naming file, field and remedy
 */
export function parsePoolJson<T>(
  schema: z.ZodType<T>,
  text: string,
  { file, remedy }: { file: string; remedy: string },
): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw poolFileError(file, `not JSON (${String(cause)}); ${remedy}`, cause);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join(".") || "(whole file)";
  throw poolFieldError({ file, field }, `${issue?.message}; ${remedy}`, parsed.error);
}
