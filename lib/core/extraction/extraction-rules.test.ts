import { expect, test } from "vitest";
import type { Language, TaskCategory } from "../vocabulary";
import { nameExtractionRules } from "./extraction-rules";

const of = (language: Language, category: TaskCategory = "function-completion") => ({
  language,
  category,
});

test("a suite of one language names its rule, and one of several names all in byte order", () => {
  expect(nameExtractionRules([of("python"), of("python")])).toBe("python/3");
  expect(
    nameExtractionRules([of("python"), of("javascript"), of("java"), of("java", "refactoring")]),
  ).toBe("java/1, javascript/1, python/3");
});

test("tests are whole programs, by one rule for every language", () => {
  expect(nameExtractionRules([of("java", "unit-test-writing"), of("python")])).toBe(
    "python/3, test-program/1",
  );
});
