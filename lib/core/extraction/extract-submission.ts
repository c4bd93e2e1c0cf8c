import { assertNever } from "../assert-never";
import { DomainError } from "../errors";
import type { Language, TaskCategory } from "../vocabulary";
import type { Extraction, Question } from "./extraction";
import { extractJava } from "./java-rule";
import { extractJavaScript } from "./javascript-rule";
import { extractProgram } from "./program-rule";
import { extractPython } from "./python-rule";

/** In UTF-16 units: more than ten times the longest completion ever seen, and still read in a moment. */
export const maxCompletionLength = 1 << 20;

/**
 * The program in a completion, by the published rule of the task's language, or by that of whole test
 * programs where tests are asked for. A completion longer than `maxCompletionLength` holds none.
 * @param question without a category it asks for a function
 * @throws DomainError environment where the language has no rule, and so no runtime either.
 */
export function extractSubmission({
  language,
  category,
  ...question
}: Question & { language: Language; category?: TaskCategory }): Extraction {
  const { length } = question.completion;
  if (length > maxCompletionLength) {
    return {
      kind: "no-definition",
      source: null,
      explanation: `the completion has ${length} characters, and only ${maxCompletionLength} are read`,
    };
  }
  if (category === "unit-test-writing") return extractProgram(language, question);
  switch (language) {
    case "python":
      return extractPython(question);
    case "javascript":
      return extractJavaScript(question);
    case "java":
      return extractJava(question);
    case "typescript":
      throw new DomainError("environment", "there is no extraction rule for TypeScript yet");
    default:
      return assertNever(language);
  }
}
