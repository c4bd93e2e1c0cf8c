import { assertNever } from "../assert-never";
import type { Language } from "../vocabulary";
import { maskJava } from "./mask-java";

const javaTest = /@(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate)\b/;

/**
 * Whether a text has the form of a test program: in Python a class made from a TestCase, in JavaScript a
 * call of `test` or `it` or an import of node:test, in Java a class's body and an annotation that marks
 * a test.
 */
export function holdsTests(language: Language, text: string): boolean {
  switch (language) {
    case "python":
      return /^[ \t]*class[ \t]+\w+[ \t]*\([^)\n]*TestCase\b/m.test(text);
    case "javascript":
    case "typescript":
      return /^[^/\n*'"]*(?<![\w$])(?:test|it)(?:\.\w+)?[ \t]*\(|\(["']node:test["']\)|from[ \t]+["']node:test["']/m.test(
        text,
      );
    case "java": {
      const code = maskJava(text);
      return /\b(?:class|interface)\s+\w+[^{};]*\{/.test(code) && javaTest.test(code);
    }
    default:
      return assertNever(language);
  }
}
