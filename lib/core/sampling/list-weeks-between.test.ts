import { expect, test } from "vitest";
import { listWeeksBetween } from "./list-weeks-between";

test("a year of 53 weeks gives its last one before the next year begins", () => {
  expect(listWeeksBetween("2026-W52", "2027-W02")).toEqual([
    "2026-W52",
    "2026-W53",
    "2027-W01",
    "2027-W02",
  ]);
});

test("a week alone is its own range, and nothing lies between a week and an earlier one", () => {
  expect(listWeeksBetween("2025-W07", "2025-W07")).toEqual(["2025-W07"]);
  expect(listWeeksBetween("2025-W07", "2025-W06")).toEqual([]);
});

test("five years are 261 weeks: 2026 has 53 of them", () => {
  expect(listWeeksBetween("2024-W01", "2028-W52")).toHaveLength(52 + 52 + 53 + 52 + 52);
});
