import type { FormatFault } from "../../../lib/core/ports/grader";
import { findDifference } from "../../../lib/core/syntax/find-difference";
import type { ParseSource } from "../../../lib/core/syntax/parsed-source";
import type { Answer } from "./read-answer";

const forms = {
  python: "a docstring",
  javascript: "a JSDoc comment right before it",
  java: "a Javadoc comment right before it",
} as const;

/**
 * The form of an answer: it parses, its code is the task's own, and the function has documentation where the
 * language wants it.
 */
export function checkDocumentationFormat(
  parse: ParseSource,
  { language, plan, source, documentation }: Answer,
  entryPoint: string,
): FormatFault | null {
  if (source.hasError) {
    return { rule: "parses", detail: "the answer is no program of the language" };
  }
  const line = findDifference(parse(language, plan.code), source);
  if (line !== null) {
    return { rule: "code-unchanged", detail: `the code differs from line ${line} on` };
  }
  if (documentation === null) {
    return { rule: "documentation-form", detail: `${entryPoint} lacks ${forms[language]}` };
  }
  return null;
}
