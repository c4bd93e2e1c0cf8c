import type { FormatFault } from "../../../lib/core/ports/grader";
import { findFunctions } from "../../../lib/core/syntax/find-functions";
import type { ParseSource } from "../../../lib/core/syntax/parsed-source";
import { publicNames } from "../../../lib/core/syntax-measures/public-names";
import { findEvaluation } from "./find-evaluation";
import type { Refactoring } from "./read-refactoring";

/**
 * The form of a refactoring: it parses, defines the entry point, keeps the public names, and runs no text as
 * code. One that merely renames or reformats is of this form, and then misses the goals.
 */
export function checkRefactoringFormat(
  parse: ParseSource,
  { plan, source, behaviour: { entryPoint } }: Refactoring,
): FormatFault | null {
  if (source.hasError) {
    return { rule: "parses", detail: "the answer is no program of the language" };
  }
  if (!findFunctions(source).some(({ name }) => name === entryPoint)) {
    return { rule: "entry-point", detail: `nothing defines the function ${entryPoint}` };
  }
  const offered = new Set(publicNames(source));
  const dropped = plan.goals.keepNames.filter((name) => !offered.has(name));
  if (dropped.length > 0) {
    return { rule: "public-names", detail: `these are missing: ${dropped.join(", ")}` };
  }
  const evaluation = findEvaluation(source, parse(source.language, plan.original));
  return evaluation === null
    ? null
    : { rule: "no-text-as-code", detail: `the original has not got ${evaluation}` };
}
