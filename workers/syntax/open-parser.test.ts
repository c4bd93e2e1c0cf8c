import { describe, expect, test } from "vitest";
import { findDifference } from "../../lib/core/syntax/find-difference";
import { findFunctions } from "../../lib/core/syntax/find-functions";
import type { ParsedLanguage } from "../../lib/core/syntax/parsed-source";
import { textOf } from "../../lib/core/syntax/text-of";
import { walk } from "../../lib/core/syntax/walk";
import { openParser } from "./open-parser";

const parse = await openParser();
const programs: Record<ParsedLanguage, string> = {
  python: 'def f(a):\n    return "é😀" + a\n',
  javascript: 'export function f(a) { return "é😀" + a; }\n',
  java: 'class Solution { static String f(String a) { return "é😀" + a; } }\n',
};
const languages = ["python", "javascript", "java"] as const;

describe.each(languages)("the parser of %s", (language) => {
  test("names kinds and fields, and counts in UTF-16 units", () => {
    const source = parse(language, programs[language]);
    expect(source.hasError).toBe(false);
    const sum = [...walk(source.root)].find(({ kind }) => kind.startsWith("binary_"));
    expect(sum && textOf(source, sum)).toBe('"é😀" + a');
    expect(sum?.children.map(({ field, named }) => [field, named])).toEqual([
      ["left", true],
      ["operator", false],
      ["right", true],
    ]);
  });

  test("finds errors, and none in an empty text", () => {
    expect(parse(language, `${programs[language]})`).hasError).toBe(true);
    expect(parse(language, "")).toMatchObject({ hasError: false, root: { children: [] } });
  });

  test.each([
    ["a mebibyte of brackets", "([{".repeat(349_525)],
    ["ten thousand brackets, which overflow a parser's memory", "([{".repeat(3_333)],
    ["more than a mebibyte", " ".repeat(1_048_577)],
    ["NUL", "a\0b\0"],
    ["halves of surrogate pairs", "\ud83d x \ude00"],
  ])(
    "answers an error for %s, and parses the next text as before",
    (_what, text) => {
      const before = parse(language, programs[language]);
      const source = parse(language, text);
      expect(source.hasError).toBe(true);
      expect(findFunctions(source)).toEqual([]);
      expect(findDifference(source, source)).toBe(1);
      expect(parse(language, programs[language])).toEqual(before);
    },
    60_000,
  );

  test("parses or refuses a hundred thousand brackets in each other, and reads on", () => {
    const deep = nest[language](100_000);
    const source = parse(language, deep);
    if (!source.hasError) {
      expect([...walk(source.root)].length).toBeGreaterThan(200_000);
      expect(findDifference(source, source)).toBeNull();
    }
    expect(parse(language, programs[language]).hasError).toBe(false);
  }, 60_000);
});

const nest: Record<ParsedLanguage, (depth: number) => string> = {
  python: (depth) => `x = ${"(".repeat(depth)}1${")".repeat(depth)}\n`,
  javascript: (depth) => `x = ${"(".repeat(depth)}1${")".repeat(depth)};\n`,
  java: (depth) => `class S { int x = ${"(".repeat(depth)}1${")".repeat(depth)}; }\n`,
};
