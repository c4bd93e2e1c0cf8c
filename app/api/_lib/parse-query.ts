import type { z } from "zod";
import { DomainError } from "../../../lib/core/errors";

/**
 * Parses the query of a request; an empty value counts as absent.
 * @throws DomainError bad-input naming the parameter and what it accepts.
 */
export function parseQuery<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  const given = new Map<string, string>();
  for (const [name, value] of new URL(request.url).searchParams) {
    if (value === "") continue;
    if (given.has(name)) {
      throw new DomainError("bad-input", `the parameter ${quote(name)} is given twice`);
    }
    given.set(name, value);
  }
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // A name that isn't known is most often the misspelt one of a parameter that is missing.
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  throw new DomainError("bad-input", explain(issue, Object.keys(schema.shape)));
}

function explain(issue: z.core.$ZodIssue | undefined, allowed: readonly string[]): string {
  if (issue?.code === "unrecognized_keys") {
    const known = allowed.length === 0 ? "there is none here" : `known are ${allowed.join(", ")}`;
    return `unknown parameter ${issue.keys.map(quote).join(", ")}; ${known}`;
  }
  const name = quote(String(issue?.path[0] ?? ""));
  if (issue?.code === "invalid_value") {
    return `the parameter ${name} must be one of ${issue.values.map(String).join(", ")}`;
  }
  return `the parameter ${name} ${issue?.message ?? "is invalid"}`;
}

/** Bounded, since it comes from the caller. */
function quote(text: string): string {
  return JSON.stringify(text.slice(0, 60));
}
