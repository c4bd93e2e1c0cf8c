import type { z } from "zod";
import { describeIssue } from "./describe-issue";
import { badInput, type JsonLine } from "./json-lines";

/** A line parsed by a schema. @throws DomainError bad-input naming file, line, field and remedy. */
export function parseRecord<Schema extends z.ZodType>(
  path: string,
  { line, value }: JsonLine,
  schema: Schema,
): z.infer<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badInput(path, line, `field ${issue?.path.join(".") || "record"}: ${describeIssue(issue)}`);
}
