import type { z } from "zod";
import { DomainError } from "../../../lib/core/errors";
import { explainIssue, quoteName } from "../../_lib/explain-issue";

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
      throw new DomainError("bad-input", `the parameter ${quoteName(name)} is given twice`);
    }
    given.set(name, value);
  }
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // A name that isn't known is most often the misspelt one of a parameter that is missing.
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  throw new DomainError("bad-input", explainIssue(issue, Object.keys(schema.shape)));
}
