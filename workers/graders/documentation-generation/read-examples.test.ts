import { describe, expect, test } from "vitest";
import type { ParsedLanguage } from "../../../lib/core/syntax/parsed-source";
import { formatWire } from "../../../lib/core/values/format-wire";
import { openParser } from "../../syntax/open-parser";
import { readExamples } from "./read-examples";

const parse = await openParser();
const lines = (...texts: string[]) => texts.join("\n");

/** Arguments and outcome of each example, as wire text or the error's name. */
function read(language: ParsedLanguage, text: string) {
  const documentation = { text, entryPoint: "f", parameters: ["a", "b"] };
  return readExamples(parse, language, documentation).map(({ args, outcome }) => [
    formatWire({ kind: "tuple", items: args }),
    outcome.kind === "raises" ? outcome.error : formatWire(outcome.value),
  ]);
}

describe("doctests", () => {
  test("a call with its result, over several lines too, by name too, and None in three ways", () => {
    const text = lines(
      "Says.",
      "    >>> f(1, 'x')",
      "    [1,",
      "     2]",
      "    >>> f(",
      "    ...     2,",
      "    ...     b='y',",
      "    ... )",
      "    'z'",
      "",
      "    >>> f(3, 4) is None",
      "    True",
      "    >>> f(4, 4)",
      "",
      "    >>> f(5, 4)",
      "    None",
      "    >>> f(6, 4) == {'a': 1}",
      "    True",
    );
    expect(read("python", text)).toEqual([
      ['["t",["i","1"],"x"]', '["l",["i","1"],["i","2"]]'],
      ['["t",["i","2"],"y"]', '"z"'],
      ['["t",["i","3"],["i","4"]]', "null"],
      ['["t",["i","4"],["i","4"]]', "null"],
      ['["t",["i","5"],["i","4"]]', "null"],
      ['["t",["i","6"],["i","4"]]', '["d",["a",["i","1"]]]'],
    ]);
  });

  test("a traceback names the error", () => {
    const text = lines(
      ">>> f(-1, 0)",
      "Traceback (most recent call last):",
      "    ...",
      "ValueError: b is too small",
      ">>> f(-2, 0)",
      "Traceback (most recent call last):",
      '  File "x.py", line 1, in <module>',
      "decimal.InvalidOperation",
    );
    expect(read("python", text)).toEqual([
      ['["t",["i","-1"],["i","0"]]', "ValueError"],
      ['["t",["i","-2"],["i","0"]]', "InvalidOperation"],
    ]);
  });

  test.each([
    ["a comment", ">>> # f(1, 2)\n3"],
    ["a tautology", ">>> True\nTrue"],
    ["a comparison with itself", ">>> f(1, 2) == f(1, 2)\nTrue"],
    ["a call of something else", ">>> len([1])\n1"],
    ["a call inside another", ">>> sorted(f(1, 2))\n[1]"],
    ["a call of the result", ">>> f(1, 2)(3)\n4"],
    ["an argument that computes", ">>> f(1 + 1, 2)\n3"],
    ["a result that computes", ">>> f(1, 2)\n1 + 1"],
    ["an ellipsis", ">>> f(1, 2)\n[1, ...]"],
    ["a directive", ">>> f(1, 2)  # doctest: +SKIP\n3"],
    ["a printed result", ">>> print(f(1, 2))\n3"],
    ["two statements", ">>> f(1, 2); f(1, 3)\n3"],
    ["a negation", ">>> f(1, 2) != 3\nTrue"],
    ["a comparison that is false", ">>> f(1, 2) == 3\nFalse"],
    ["spread arguments", ">>> f(*[1, 2])\n3"],
    ["code that acts", ">>> __import__('os').system('true')\n0"],
    ["a prompt without a space", ">>>f(1, 2)\n3"],
    ["a traceback without an error", ">>> f(1, 2)\nTraceback (most recent call last):\n    ..."],
  ])("%s is no example", (_what, text) => {
    expect(read("python", text)).toEqual([]);
  });
});

describe("examples of JSDoc", () => {
  test("a call with an arrow, its result, or an error, below @example", () => {
    const text = lines(
      "f(0, 0) // => 0",
      "@example",
      "f(1, 'a') // => [1, { b: 2 }]",
      "f(2,",
      "  'a'); // => null;",
      "@example <caption>Errors</caption>",
      "```js",
      "f(3, '// => 1') // => '// => 2'",
      "f(4, 4)",
      "// => undefined",
      "f(-1, 0); // throws RangeError: too small",
      "```",
      "@returns {number} f(5, 5) // => 5",
    );
    expect(read("javascript", text)).toEqual([
      ['["t",["i","1"],"a"]', '["l",["i","1"],["d",["b",["i","2"]]]]'],
      ['["t",["i","2"],"a"]', "null"],
      ['["t",["i","4"],["i","4"]]', '["u"]'],
      ['["t",["i","-1"],["i","0"]]', "RangeError"],
    ]);
  });

  test.each([
    ["a comment", "// f(1, 2) // => 3"],
    ["a tautology", "true // => true"],
    ["a call of something else", "Math.max(1, 2) // => 2"],
    ["a method of that name", "other.f(1, 2) // => 2"],
    ["a call inside another", "String(f(1, 2)) // => '3'"],
    ["a result that computes", "f(1, 2) // => 1 + 2"],
    ["a name for an argument", "const x = 1; f(x, 2) // => 3"],
    ["a result in words", "f(1, 2) // => three"],
    ["an arrow without a call", "// => 3"],
    ["a call with new", "new f(1, 2) // => 3"],
  ])("%s is no example", (_what, text) => {
    expect(read("javascript", `@example\n${text}`)).toEqual([]);
  });
});

describe("examples of Javadoc", () => {
  test("a pair of codes in the text, and lines with an arrow in a block", () => {
    const text = lines(
      'For example, {@code Solution.f(1, "a")} returns',
      '{@code List.of(1, 2)}, {@code f(2, "b")} returns {@code new long[] {1}}, and',
      '{@code Solution.f(-1, "a")} throws {@code java.lang.IllegalArgumentException}.',
      "<pre>{@code",
      'Solution.f(3, "c"); // => 3L',
      'Solution.f(-2, "c") // throws IllegalArgumentException',
      "}</pre>",
    );
    expect(read("java", text)).toEqual([
      ['["t",["i","1"],"a"]', '["l",["i","1"],["i","2"]]'],
      ['["t",["i","2"],"b"]', '["l",["i","1"]]'],
      ['["t",["i","-1"],"a"]', "IllegalArgumentException"],
      ['["t",["i","3"],"c"]', '["x","long",["i","3"]]'],
      ['["t",["i","-2"],"c"]', "IllegalArgumentException"],
    ]);
  });

  test.each([
    ["a comment", "{@code // Solution.f(1, 2)} returns {@code 3}"],
    ["a tautology", "{@code true} returns {@code true}"],
    ["a call of something else", "{@code Math.max(1, 2)} returns {@code 2}"],
    ["a call of another class", "{@code Other.f(1, 2)} returns {@code 3}"],
    ["other words between", "{@code f(1, 2)} never returns {@code 3}"],
    ["a result that computes", "{@code f(1, 2)} returns {@code 1 + 2}"],
    [
      "a code that closes the class",
      "{@code f(1, 2); \\} class X \\{ Object o = f(1, 2)} returns {@code 3}",
    ],
  ])("%s is no example", (_what, text) => {
    expect(read("java", text)).toEqual([]);
  });
});

test("the same call counts once, in whatever words", () => {
  const text = lines(">>> f(1, 2)", "3", ">>> f(1, b=2)", "3", ">>> f( 0x1,2 )", "3");
  expect(read("python", text)).toHaveLength(1);
});

test("of ten thousand prompts two hundred are read", () => {
  const text = Array.from({ length: 10_000 }, (_, at) => `>>> f(${at}, 2)\n3`).join("\n");
  expect(read("python", text)).toHaveLength(200);
  const arrows = Array.from({ length: 10_000 }, (_, at) => `f(${at}, 2) // => 3`).join("\n");
  expect(read("javascript", `@example\n${arrows}`)).toHaveLength(200);
});
