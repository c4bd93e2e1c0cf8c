import { expect, test } from "vitest";
import { nameExtractionRules } from "./extraction-rules";

test("a suite of one language names its rule, and one of several names all in byte order", () => {
  expect(nameExtractionRules(["python", "python"])).toBe("python/3");
  expect(nameExtractionRules(["python", "javascript", "java", "java"])).toBe(
    "java/1, javascript/1, python/3",
  );
});
