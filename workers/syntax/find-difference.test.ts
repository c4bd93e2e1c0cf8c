import { expect, test } from "vitest";
import { findDifference } from "../../lib/core/syntax/find-difference";
import type { ParsedLanguage } from "../../lib/core/syntax/parsed-source";
import { openParser } from "./open-parser";

const parse = await openParser();
const difference = (language: ParsedLanguage, first: string, second: string) =>
  findDifference(parse(language, first), parse(language, second));

test("comments, docstrings, blanks and line continuations are no difference", () => {
  const python = "def f(a, b):\n    return a + b\n";
  const documented =
    '"""A module."""\n\n\ndef f(a,b):  # adds\n    """Adds.\n\n    >>> f(1, 2)\n    3\n    """\n    # now\n    return a + \\\n        b\n';
  expect(difference("python", python, documented)).toBeNull();
  expect(
    difference(
      "javascript",
      "export function f(a) { return a; }",
      "/** @returns {n} */\nexport function f(a) {\n  // so\n  return a;\n}\n",
    ),
  ).toBeNull();
  expect(
    difference(
      "java",
      "class S { static int f(int a) { return a; } }",
      "class S {\n  /** A. */\n  static int f(int a) {\n    return a; // b\n  }\n}\n",
    ),
  ).toBeNull();
});

test("the line is the second text's first that differs", () => {
  const body = (last: string) => `def f(a):\n    # a comment\n    b = a\n    return ${last}\n`;
  expect(difference("python", body("b").replace("    # a comment\n", ""), body("c"))).toBe(4);
  expect(difference("javascript", "f(1);\ng(2);\n", "f(1);\n")).toBe(2);
  expect(difference("javascript", "f(1);\n", "f(1);\ng(2);\n")).toBe(2);
});

test.each<[string, ParsedLanguage, string, string]>([
  ["an operator", "python", "x = a + b\n", "x = a - b\n"],
  ["an indentation", "python", "if a:\n    b()\n    c()\n", "if a:\n    b()\nc()\n"],
  ["blanks in a string", "python", 'x = "a b"\n', 'x = "a  b"\n'],
  ["text between escapes", "python", 'x = "a\\nb"\n', 'x = "c\\nd"\n'],
  ["a blank string", "python", 'x = " "\n', 'x = "  "\n'],
  ["a format", "python", 'x = f"{a:>10}"\n', 'x = f"{a:<10}"\n'],
  ["blanks in a template", "javascript", "x = `a ${b} c`;\n", "x = `a ${b}  c`;\n"],
  ["text between escapes", "javascript", 'x = "a\\nb";\n', 'x = "a\\nc";\n'],
  ["a regular expression", "javascript", "x = /a b/;\n", "x = /a  b/;\n"],
  [
    "a line break after return",
    "javascript",
    "function f() { return a; }",
    "function f() { return\na; }",
  ],
  [
    "text between escapes",
    "java",
    'class S { String x = "a\\nb"; }',
    'class S { String x = "a\\nc"; }',
  ],
  [
    "blanks in a text block",
    "java",
    'class S { String x = """\n a b\n"""; }',
    'class S { String x = """\n a  b\n"""; }',
  ],
  [
    "a modifier",
    "java",
    "class S { static int f() { return 1; } }",
    "class S { int f() { return 1; } }",
  ],
  [
    "a string that computes where a docstring stands",
    "python",
    "def f():\n    return 1\n",
    'def f():\n    f"{steal()}"\n    return 1\n',
  ],
  ["an HTML-like comment, which modules execute", "javascript", "f(0);\n", "f(0<!--steal()\n);\n"],
])("%s is a difference in %s", (_what, language, first, second) => {
  expect(difference(language, first, second)).not.toBeNull();
  expect(difference(language, second, first)).not.toBeNull();
  expect(difference(language, first, first)).toBeNull();
});

test("a text with errors equals nothing, not even itself", () => {
  expect(difference("python", "def f(:\n", "def f(:\n")).toBe(1);
  expect(difference("java", "// \\u000a steal();\nclass S {}", "class S {}")).toBe(1);
});

test("five thousand statements are compared", () => {
  const wide = "f();\n".repeat(5_000);
  expect(difference("javascript", wide, `${wide}g();`)).toBe(5_001);
}, 60_000);
