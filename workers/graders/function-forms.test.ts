import { describe, expect, test } from "vitest";
import { extractSubmission } from "../../lib/core/extraction/extract-submission";
import type { Language } from "../../lib/core/vocabulary";
import { checkOwnFunction } from "./check-own-function";
import { codeTranslationGrader } from "./code-translation/grader";
import { findClassForm } from "./find-class-form";
import { functionCompletionGrader } from "./function-completion/grader";
import { isJavaDeclarations } from "./is-java-declarations";

const taskIn = (language: Language, prompt = "") => ({
  language,
  entryPoint: "stepsOf",
  prompt,
  equality: "typed" as const,
  testPlan: { kind: "calls" as const, cases: [] },
});
const javaPrompt =
  "import java.util.*;\n\nclass Solution {\n    static long stepsOf(long first) {\n";

function formOf(language: Language, prompt: string, completion: string) {
  const task = taskIn(language, prompt);
  const { source } = extractSubmission({ ...task, completion });
  return source === null ? "no submission" : (findClassForm(task, source)?.rule ?? "fine");
}

describe("a completion's form", () => {
  test.each<[what: string, Language, prompt: string, completion: string, form: string]>([
    ["a function in Python", "python", "", "def stepsOf(a):\n    return a\n", "fine"],
    ["a class of its name in Python", "python", "", "class stepsOf:\n    pass\n", "function"],
    [
      "a class beside the function",
      "python",
      "",
      "class A: pass\ndef stepsOf(a): return a\n",
      "fine",
    ],
    ["a lambda of its name", "python", "", "stepsOf = lambda a: a\n", "fine"],
    ["a class in JavaScript", "javascript", "", "export class stepsOf {}\n", "function"],
    ["an arrow function", "javascript", "", "export const stepsOf = (a) => a;\n", "fine"],
    ["statements in Java", "java", javaPrompt, "        return first;\n    }\n}\n", "fine"],
    [
      "a local class and statements in Java",
      "java",
      javaPrompt,
      "```\nclass Node { long a; }\nNode node = new Node();\nreturn node.a;\n}\n}\n```",
      "fine",
    ],
    ["a loop alone in Java", "java", javaPrompt, "```\nwhile (true) { return 1; }\n```", "fine"],
    ["the class Solution", "java", javaPrompt, `${javaPrompt}return 1; } }\n`, "fine"],
    [
      "another class in Java",
      "java",
      javaPrompt,
      "```\nclass Steps {\n    long a;\n    Steps(long a) { this.a = a; }\n}\n```",
      "function",
    ],
    [
      "a method of another name in Java",
      "java",
      javaPrompt,
      "```\nstatic long stepsIn(long first) {\n    return first;\n}\n```",
      "function",
    ],
  ])("%s", (_what, language, prompt, completion, form) => {
    expect(formOf(language, prompt, completion)).toBe(form);
  });

  test("braces in texts and comments are none", () => {
    expect(isJavaDeclarations('class A { String a = "}"; /* } */ }\n')).toBe(true);
    expect(isJavaDeclarations("int[] a = { 1 };\n")).toBe(false);
    expect(isJavaDeclarations("")).toBe(false);
  });
});

describe("a program of our own", () => {
  test("is no class Solution in Python and JavaScript", () => {
    const python = "class Solution:\n    def stepsOf(self, a):\n        return a\n";
    expect(checkOwnFunction(taskIn("python"), python)?.rule).toBe("function");
    expect(findClassForm(taskIn("python"), python)).toBeNull();
    expect(
      checkOwnFunction(taskIn("java"), "class Solution { static long stepsOf() {} }"),
    ).toBeNull();
  });

  test("is not empty", () => {
    expect(checkOwnFunction(taskIn("java"), " \n")?.rule).toBe("program");
  });
});

describe("a translation", () => {
  const grader = codeTranslationGrader(functionCompletionGrader);

  test.each<[Language, string, string | null]>([
    ["java", "class Solution {\nfunction stepsOf(a) {\n  return a;\n}\n}\n", "target-language"],
    ["java", "class Solution {\n    static long stepsOf(long a) { return a; }\n}\n", null],
    ["javascript", "def helper(a):\n    return a\nstepsOf = helper\n", "target-language"],
    [
      "javascript",
      "class Solution {\n  static long stepsOf(long a) {\n    return a;\n  }\n}\n",
      "target-language",
    ],
    ["javascript", "// def stepsOf(a):\n//     return a\nexport function stepsOf(a) {}\n", null],
    ["python", "function stepsOf(a) {\n  return a;\n}\nstepsOf = 1\n", "target-language"],
    ["python", '"""\nfunction stepsOf(a) {}\n"""\ndef stepsOf(a):\n    return a\n', null],
  ])("into %s of %j", (language, source, rule) => {
    expect(grader.checkFormat(taskIn(language), source)?.rule ?? null).toBe(rule);
  });
});
