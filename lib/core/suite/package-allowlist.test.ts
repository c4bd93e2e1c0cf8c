import { expect, test } from "vitest";
import {
  describePackages,
  packageAllowlistSchema,
  packagesFor,
  standardLibraryAlone,
} from "./package-allowlist";

test("names are kept once, in byte order", () => {
  expect(packageAllowlistSchema.parse({ python: ["re", "math", "re"] })).toEqual({
    python: ["math", "re"],
  });
});

test.each([
  ["a path", { python: ["../os"] }],
  ["an empty name", { java: [""] }],
  ["a name with a NUL", { javascript: ["fs\0"] }],
  ["a name with a comma", { python: ["math,re"] }],
  ["another language", { cobol: [] }],
])("%s is refused", (_what, given) => {
  expect(packageAllowlistSchema.safeParse(given).success).toBe(false);
});

test("names of all three languages are taken", () => {
  const given = { python: ["os.path"], javascript: ["@a/b", "node:fs"], java: ["java.util"] };
  expect(packageAllowlistSchema.parse(given)).toEqual(given);
});

test("no list means the standard library, and an empty list nothing at all", () => {
  expect(packagesFor(null, "python")).toBeNull();
  expect(packagesFor({ java: [] }, "python")).toBeNull();
  expect(packagesFor({ java: [] }, "java")).toEqual([]);
});

test("a manifest says it in one spelling, for the languages that the suite has", () => {
  expect(describePackages(null, ["python"])).toBe(standardLibraryAlone);
  expect(describePackages({ java: ["java.util"] }, ["python"])).toBe(standardLibraryAlone);
  expect(describePackages({ python: ["math", "re"], java: [] }, ["python", "java", "python"])).toBe(
    "java: nothing; python: math, re",
  );
  expect(describePackages({ python: ["math"] }, ["python", "javascript"])).toBe(
    `javascript: ${standardLibraryAlone}; python: math`,
  );
});
