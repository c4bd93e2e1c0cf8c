import { expect, test } from "vitest";
import type { Visibility } from "../vocabulary";
import { findCaseMixFault } from "./intake-rules";

function mix(publicCases: number, hiddenCases: number): Visibility[] {
  return [
    ...Array<Visibility>(publicCases).fill("public"),
    ...Array<Visibility>(hiddenCases).fill("hidden"),
  ];
}

test("5 to 20 cases with half of them hidden are accepted", () => {
  expect(findCaseMixFault(mix(2, 3))).toBeNull();
  expect(findCaseMixFault(mix(10, 10))).toBeNull();
  expect(findCaseMixFault(mix(1, 19))).toBeNull();
});

test("4 cases are too few and 21 too many", () => {
  expect(findCaseMixFault(mix(2, 2))).toBe("4 cases; add cases until there are 5");
  expect(findCaseMixFault(mix(10, 11))).toBe("21 cases; remove cases until there are 20");
});

test("a task without a public case is refused", () => {
  expect(findCaseMixFault(mix(0, 8))).toBe("no public case; make at least one case public");
});

test("a task with more public than hidden cases is refused", () => {
  expect(findCaseMixFault(mix(4, 3))).toBe(
    "3 of 7 cases are hidden; make at least half of them hidden",
  );
});
