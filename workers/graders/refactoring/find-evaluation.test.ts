import { expect, test } from "vitest";
import type { ParsedLanguage } from "../../../lib/core/syntax/parsed-source";
import { openParser } from "../../syntax/open-parser";
import { findEvaluation } from "./find-evaluation";

const parse = await openParser();
const find = (language: ParsedLanguage, text: string, original = "") =>
  findEvaluation(parse(language, text), parse(language, original));

test.each([
  ["python", "import re\nCODE = re.compile('a+')\n"],
  ["python", "def f(codes):\n    return [code for code in codes if code.types or code.ast]\n"],
  ["javascript", "class Heap {\n  constructor(items) {\n    this.items = items;\n  }\n}\n"],
  ["java", "class Solution { static long f(long code) { return code; } }"],
] as const)("%s without text that runs is let be: %s", (language, text) => {
  expect(find(language, text)).toBeNull();
});

test.each([
  ["python", "f = compile('1', '', 'eval')\n", "`compile`"],
  ["python", "class re:\n    compile = compile\n", "`compile`"],
  ["python", "import code\n", "`code`"],
  ["python", "from types import FunctionType\n", "`types`"],
  ["python", "import builtins as re\nre.compile('1', '', 'eval')\n", "`builtins`"],
  ["python", "run = getattr(__loader__, 'ex' + 'ec_module')\n", "`getattr`"],
  ["javascript", "const make = (() => 1).constructor;\n", "`constructor`"],
  ["javascript", "class A { constructor() { this.f = eval; } }\n", "`eval`"],
  ["javascript", `const text = "${"a".repeat(400)}";\n`, "a string of 402 characters"],
  ["java", 'class A { Object f() throws Exception { return Class.forName("B"); } }', "`Class`"],
] as const)("%s that could run a text is named: %s", (language, text, found) => {
  expect(find(language, text)).toBe(found);
});

test("what the original has already may stay", () => {
  expect(find("python", "eval('1')\n", "x = eval('2')\n")).toBeNull();
});
