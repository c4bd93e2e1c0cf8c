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
  throw badInput(path, line, `field ${field}: ${issue ? wordIssue(issue) : "has another shape"}`);
}

/** The schema's own words; where they are the library's, with the remedy behind them. */
function wordIssue(issue: z.core.$ZodIssue): string {
  const isLibrarys = issue.message.startsWith("Invalid input: expected ");
  return isLibrarys && issue.code === "invalid_type"
    ? `${issue.message}: write it as ${issue.expected}`
    : issue.message;
}
