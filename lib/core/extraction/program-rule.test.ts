import { expect, test } from "vitest";
import type { Language } from "../vocabulary";
import { extractProgram } from "./program-rule";

const programs: Record<"python" | "javascript" | "java", string> = {
  python:
    'import unittest\nfrom solution import f\n\n\nclass T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(f("```"), 1)\n',
  javascript:
    'import test from "node:test";\nimport { f } from "./solution.js";\n\ntest("a", () => {\n  f(1);\n});\n',
  java: "import org.junit.jupiter.api.Test;\n\nclass T {\n    @Test\n    void a() {\n        Solution.f(1);\n    }\n}\n",
};
const languages = Object.keys(programs) as (keyof typeof programs)[];

function extract(language: Language, completion: string) {
  const { kind, source } = extractProgram(language, { completion });
  return [kind, source];
}

test.each(languages)("%s: a bare program is taken whole", (language) => {
  expect(extract(language, programs[language])).toEqual(["definition", programs[language]]);
});

test.each(languages)("%s: a comment may lead", (language) => {
  const program = `${language === "python" ? "#" : "//"} The tests of f\n\n${programs[language]}`;
  expect(extract(language, program)).toEqual(["definition", program]);
});

test.each(languages)("%s: of several blocks the last that holds tests is taken", (language) => {
  const other = programs[language].replaceAll("f", "g");
  const answer = `Tests:\n~~~\n${other}~~~\nor better\n~~~${language}\n${programs[language]}~~~\nRun it so:\n~~~\nmake test\n~~~\n`;
  expect(extract(language, answer)).toEqual(["fenced-definition", programs[language]]);
});

test.each(languages)("%s: prose, nothing, or code without tests is none", (language) => {
  expect(extract(language, "  \n")).toEqual(["empty", null]);
  expect(extract(language, "I would test f with one test(1) and another.")).toEqual([
    "no-definition",
    null,
  ]);
  expect(extract(language, "~~~\nf(1)\n~~~\n")).toEqual(["no-definition", null]);
  expect(extract(language, `Here are the tests.\n${programs[language]}`)).toEqual([
    "no-definition",
    null,
  ]);
});

test("a test class that is only spoken of in a comment is none", () => {
  expect(extract("java", "class T {\n    // @Test would stand here\n}\n")).toEqual([
    "no-definition",
    null,
  ]);
});
