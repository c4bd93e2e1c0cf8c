import { expect, test } from "vitest";
import { isInRunSlice } from "./is-in-run-slice";

const row = { category: null, tier: 2, language: "java", verdict: "failed" } as const;

test("a row is in a slice when each named field is its own; what is not named does not count", () => {
  expect(isInRunSlice(row, {})).toBe(true);
  expect(isInRunSlice(row, { tier: 2, language: "java", verdict: undefined })).toBe(true);
  expect(isInRunSlice(row, { tier: 2, language: "python" })).toBe(false);
});

test("a field that is not known is in no slice of it", () => {
  expect(isInRunSlice(row, { category: "refactoring" })).toBe(false);
  expect(isInRunSlice(row, { failureClass: "syntax" })).toBe(false);
});
