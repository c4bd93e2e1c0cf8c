import { assertNever } from "../assert-never";
import type { Equality, Language } from "../vocabulary";
import { equalValues } from "./equal-values";
import { javaKeys, javascriptKeys, languageKey } from "./language-key";
import type { Value } from "./value";

/** How answers are compared: by their language, and for Python by the suite's word as well. */
export interface AnswerRule {
  language: Language;
  equality: Equality;
}

/** Whether an answer equals the expectation. An answer that is no plain data equals nothing. */
export function equalInLanguage(actual: Value, expected: Value, rule: AnswerRule): boolean {
  switch (rule.language) {
    case "python":
      return equalValues(actual, expected, rule.equality);
    case "javascript":
    case "typescript":
      return equalKeys(languageKey(actual, javascriptKeys), languageKey(expected, javascriptKeys));
    case "java":
      return equalKeys(languageKey(actual, javaKeys), languageKey(expected, javaKeys));
    default:
      return assertNever(rule.language);
  }
}

function equalKeys(actual: string | null, expected: string | null): boolean {
  return actual !== null && actual === expected;
}
