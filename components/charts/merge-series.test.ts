import { expect, test } from "vitest";
import { mergeSeries } from "./merge-series";

test("points of two lines meet at their place, and numbers ascend", () => {
  const merged = mergeSeries([
    {
      name: "a",
      points: [
        { at: 4, value: 1 },
        { at: 1, value: 0.5, low: 0.25, high: 1 },
      ],
    },
    { name: "b", points: [{ at: 2, value: null }] },
  ]);
  expect(merged).toEqual([
    { at: 1, cells: [{ value: 0.5, band: [0.25, 1] }, null] },
    { at: 2, cells: [null, { value: null, band: null }] },
    { at: 4, cells: [{ value: 1, band: null }, null] },
  ]);
});

test("names keep the order in which they first appear", () => {
  const points = ["2026-W02", "2025-W51", "2026-W01"].map((at) => ({ at, value: 1 }));
  expect(mergeSeries([{ name: "a", points }]).map(({ at }) => at)).toEqual([
    "2026-W02",
    "2025-W51",
    "2026-W01",
  ]);
});
