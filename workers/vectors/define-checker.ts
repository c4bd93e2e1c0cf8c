import { z } from "zod";
import { DomainError } from "../../lib/core/errors";
import { describeIssue } from "../importers/describe-issue";
import { type Comparison, compareFigures } from "./compare-figures";
import type { FigureTree } from "./figure";
import { listIgnoredFields } from "./list-ignored-fields";

export interface CheckedCase extends Comparison {
  /** Fields that nothing here knows, so that nobody believes them checked. */
  readonly ignoredFields: readonly string[];
}

/** Recomputes the cases of one key. */
export interface Checker {
  readonly key: string;
  /** @throws DomainError bad-input naming field and remedy when the case can't be read or states no figure. */
  checkCase(given: unknown): CheckedCase;
}

interface Definition<Inputs extends z.ZodRawShape, Figures extends z.ZodRawShape> {
  readonly key: string;
  /** What the case is computed from. */
  readonly inputs: Inputs;
  /** What the file says comes out of it. Any of them may be left out, and is then not compared. */
  readonly figures: Figures;
  recompute(inputs: z.output<z.ZodObject<Inputs>>): { [Field in keyof Figures]: FigureTree };
}

/**
 * Makes the checker of one key. A nested list may hold inputs and figures side by side: each schema
 * names its own fields of an entry.
 */
export function defineChecker<Inputs extends z.ZodRawShape, Figures extends z.ZodRawShape>(
  definition: Definition<Inputs, Figures>,
): Checker {
  const inputSchema = z.object(definition.inputs);
  const figureSchema: z.ZodType<object> = z.object(definition.figures).partial();
  return {
    key: definition.key,
    checkCase(given) {
      const inputs = parse(inputSchema, given);
      const expected = parse(figureSchema, given);
      const comparison = compareFigures(expected, definition.recompute(inputs));
      if (comparison.figures === 0) throw nothingStated(Object.keys(definition.figures));
      const ignoredFields = listIgnoredFields(given, [{ name: "" }, inputs, expected]);
      return { ...comparison, ignoredFields };
    },
  };
}

function nothingStated(fields: readonly string[]): DomainError {
  return new DomainError(
    "bad-input",
    `states no figure to compare: add one at least of ${fields.join(", ")}`,
  );
}

function parse<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join(".") || "case";
  throw new DomainError("bad-input", `field ${field}: ${describeIssue(issue)}`);
}
