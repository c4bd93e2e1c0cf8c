import { expect, test } from "vitest";
import { findFunctions } from "../../lib/core/syntax/find-functions";
import type { ParsedLanguage } from "../../lib/core/syntax/parsed-source";
import { textOf } from "../../lib/core/syntax/text-of";
import { openParser } from "./open-parser";

const parse = await openParser();
const summarise = (language: ParsedLanguage, text: string) =>
  findFunctions(parse(language, text)).map(({ name, parameters, documentation }) => [
    name,
    parameters,
    documentation,
  ]);

test("functions of Python with every sort of parameter, nested and in classes", () => {
  const text = [
    "def f(a, b: int, c=1, d: str = 'x', /, *rest, e, **more):",
    '    r"""Says \\n so."""',
    "    def inner(x, *, y):",
    "        # not a docstring",
    '        return "no"',
    "    return inner",
    "class A:",
    "    async def g(self) -> None:",
    "        'Short.'",
    "h = lambda p, q=2: p",
  ].join("\n");
  expect(summarise("python", text)).toEqual([
    ["f", ["a", "b", "c", "d", "rest", "e", "more"], "Says \\n so."],
    ["inner", ["x", "y"], null],
    ["g", ["self"], "Short."],
    ["h", ["p", "q"], null],
  ]);
});

test("functions of JavaScript by declaration, value and method, with the comment right before", () => {
  const text = [
    "/**",
    " * Adds.",
    " *   @param {number} a",
    " */",
    "export function f(a, { b }, [c] = [], ...rest) { return a; }",
    "/** Doubles. */",
    "const double = (x = 1) => 2 * x, triple = y => 3 * y;",
    "/* no documentation */",
    "const g = function (z) { return z; };",
    "/** Of something else. */",
    "const one = 1;",
    "class A {",
    "  /** Counts. */",
    "  count() { return 1; }",
    "}",
    "/** Gives. */",
    "exports.give = function* (w) { yield w; };",
  ].join("\n");
  expect(summarise("javascript", text)).toEqual([
    ["f", ["a", "{ b }", "[c]", "rest"], "Adds.\n  @param {number} a"],
    ["double", ["x"], "Doubles."],
    ["triple", ["y"], "Doubles."],
    ["g", ["z"], null],
    ["count", [], "Counts."],
    ["give", ["w"], "Gives."],
  ]);
});

test("methods of Java with annotations, arrays and rest parameters, and the Javadoc before", () => {
  const text = [
    "class Solution {",
    "  interface Shape { long area(long width); }",
    "  /** Makes one. */",
    "  Solution(final int seed) { }",
    "  /**",
    "   * Sums {@code values}.",
    "   */",
    "  @Deprecated",
    "  static long sum(List<? extends Number> first, long[] values, int... rest) { return 0L; }",
    "  // a comment",
    "  int plain() { return 1; }",
    "}",
  ].join("\n");
  expect(summarise("java", text)).toEqual([
    ["Solution", ["seed"], "Makes one."],
    ["sum", ["first", "values", "rest"], "Sums {@code values}."],
    ["plain", [], null],
  ]);
});

test("a function's node and body cover what they say", () => {
  const source = parse("python", "x = 1\ndef f(a):\n    return a\n");
  const [found] = findFunctions(source);
  expect(found && textOf(source, found.node)).toBe("def f(a):\n    return a");
  expect(found && textOf(source, found.body)).toBe("return a");
});
