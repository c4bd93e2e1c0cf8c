import type { z } from "zod";
import { badInput, type JsonLine } from "./json-lines";

/** A line parsed by a schema. @throws DomainError bad-input naming file, line and field. */
export function parseRecord<Schema extends z.ZodType>(
  path: string,
  { line, value }: JsonLine,
  schema: Schema,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join(".") || "record";
  throw badInput(path, line, `field ${field}: ${issue?.message ?? "has another shape"}`);
}
