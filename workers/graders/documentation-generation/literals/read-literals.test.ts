import { describe, expect, test } from "vitest";
import type { ParsedLanguage } from "../../../../lib/core/syntax/parsed-source";
import { formatWire } from "../../../../lib/core/values/format-wire";
import { openParser } from "../../../syntax/open-parser";
import { readLiteral } from "../read-call";
import { readExpression } from "../read-expression";

const parse = await openParser();

/** Wire text of the value; null where it is no literal. */
function read(language: ParsedLanguage, text: string): string | null {
  const expression = readExpression(parse, language, text);
  const value = expression && readLiteral(expression);
  return value && formatWire(value);
}

describe("Python", () => {
  // The values are what Python 3.11 makes of these texts.
  test.each([
    ["None", "null"],
    ["True", "true"],
    ["1_000", '["i","1000"]'],
    ["-0x1F", '["i","-31"]'],
    ["1e3", '["f","1000.0"]'],
    ["-.5", '["f","-0.5"]'],
    ["'it\\'s \\x41\\u00e9\\n\\101'", '"it\'s Aé\\nA"'],
    ["r'\\n'", '"\\\\n"'],
    ["'a' \"b\"", '"ab"'],
    ["'''a\nb'''", '"a\\nb"'],
    ["'\\q'", '"\\\\q"'],
    ["[1, [2], ()]", '["l",["i","1"],["l",["i","2"]],["t"]]'],
    ["(1,)", '["t",["i","1"]]'],
    ["(1)", '["i","1"]'],
    ["{'a': 1, 'b': None}", '["d",["a",["i","1"]],["b",null]]'],
    ["{1, 2}", '["s",["i","1"],["i","2"]]'],
    ["{}", '["d"]'],
  ])("%s is %s", (text, wire) => {
    expect(read("python", text)).toBe(wire);
  });

  test.each([
    "x",
    "f(1)",
    "1 + 1",
    "[x for x in []]",
    "f'{x}'",
    "b'a'",
    "1j",
    "--1",
    "not True",
    "[*[1]]",
    "{**{}}",
    "1) or (2",
    "1 # one",
    "'\\N{BULLET}'",
    "1 if 2 else 3",
    "...",
    "",
  ])("%s is no literal", (text) => {
    expect(read("python", text)).toBeNull();
  });
});

describe("JavaScript", () => {
  // The values are what Node 24 makes of these texts.
  test.each([
    ["null", "null"],
    ["undefined", '["u"]'],
    ["false", "false"],
    ["1_000", '["i","1000"]'],
    ["-0x1f", '["i","-31"]'],
    ["2.50", '["f","2.5"]'],
    ["-0", '["i","0"]'],
    ["9007199254740993", '["f","9007199254740992.0"]'],
    ["12n", '["x","bigint",["i","12"]]'],
    ["NaN", '["f","nan"]'],
    ["'it\\'s \\x41\\u{e9}\\n'", '"it\'s Aé\\n"'],
    ["`a b`", '"a b"'],
    ["[1, ['a'],]", '["l",["i","1"],["l","a"]]'],
    ["{ a: 1, 'b c': [], 2: null }", '["d",["a",["i","1"]],["b c",["l"]],["2",null]]'],
    ["new Map([['a', 1]])", '["x","map",["d",["a",["i","1"]]]]'],
    ["new Map()", '["x","map",["d"]]'],
    ["new Set([1])", '["s",["i","1"]]'],
  ])("%s is %s", (text, wire) => {
    expect(read("javascript", text)).toBe(wire);
  });

  test.each([
    "x",
    "f(1)",
    "1 + 1",
    "[1, , 2]",
    "[...[1]]",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source of another program.
    "`${1}`",
    "{ a }",
    "{ ['a']: 1 }",
    "{ a() {} }",
    "/a/",
    "() => 1",
    "!0",
    "1, 2",
    "1) || (2",
    "new Date(0)",
    "010",
    "a = 1",
  ])("%s is no literal", (text) => {
    expect(read("javascript", text)).toBeNull();
  });
});

describe("Java", () => {
  // The values are what JDK 17 makes of these texts.
  test.each([
    ["null", "null"],
    ["true", "true"],
    ["1_000", '["i","1000"]'],
    ["-5L", '["x","long",["i","-5"]]'],
    ["0x1F", '["i","31"]'],
    ["017", '["i","15"]'],
    ["-2.5e1", '["f","-25.0"]'],
    ["1d", '["f","1.0"]'],
    ["1.5f", '["x","float",["f","1.5"]]'],
    ['"a\\n\\"\\101\\u00e9"', '"a\\n\\"Aé"'],
    ["'x'", '["x","char","x"]'],
    ["List.of(1, 2)", '["l",["i","1"],["i","2"]]'],
    ["Arrays.asList(1, null)", '["l",["i","1"],null]'],
    ['Map.of("a", 1L)', '["d",["a",["x","long",["i","1"]]]]'],
    ['Map.ofEntries(Map.entry("a", List.of()))', '["d",["a",["l"]]]'],
    ["Set.of(1)", '["s",["i","1"]]'],
    ["new long[] {1, 2}", '["l",["i","1"],["i","2"]]'],
    ["new int[][] {{1}, {}}", '["l",["l",["i","1"]],["l"]]'],
  ])("%s is %s", (text, wire) => {
    expect(read("java", text)).toBe(wire);
  });

  test.each([
    "x",
    "f(1)",
    "1 + 1",
    "List.copyOf(x)",
    "Map.of(1)",
    "new long[3]",
    "new ArrayList<>()",
    "(long) 1",
    "!true",
    '"""\na"""',
    "1; } int y() { return 2",
    "1, other = 2",
  ])("%s is no literal", (text) => {
    expect(read("java", text)).toBeNull();
  });
});

test.each<[ParsedLanguage, string, string]>([
  ["python", "[", "]"],
  ["javascript", "[", "]"],
  ["java", "List.of(", ")"],
])("values of %s nest a hundred deep at most", (language, open, close) => {
  const nested = (depth: number) => open.repeat(depth) + close.repeat(depth);
  expect(read(language, nested(100))).not.toBeNull();
  expect(read(language, nested(101))).toBeNull();
  expect(read(language, nested(1_000))).toBeNull();
});
