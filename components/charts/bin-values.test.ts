import { expect, test } from "vitest";
import { binValues } from "./bin-values";

test("every value falls into exactly one bin", () => {
  const bins = binValues([0, 1, 1, 4, 5, 49, 50, 2041]);
  expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(8);
  expect(bins[0]).toEqual({ from: 0, to: 1, count: 1 });
  expect(bins.at(-1)).toEqual({ from: 2000, to: 5000, count: 1 });
});

test("a value on an end belongs to the upper bin", () => {
  expect(binValues([5])).toEqual([{ from: 5, to: 10, count: 1 }]);
});

test("bins are contiguous and empty ones stay between full ones", () => {
  const bins = binValues([1, 100]);
  for (const [index, bin] of bins.entries()) {
    if (index > 0) expect(bin.from).toBe(bins[index - 1]?.to);
  }
  expect(bins.some((bin) => bin.count === 0)).toBe(true);
});

test("no values, no bins", () => {
  expect(binValues([])).toEqual([]);
});

test("many values do not overflow the stack", () => {
  expect(binValues(new Array(300_000).fill(3))).toEqual([{ from: 2, to: 5, count: 300_000 }]);
});
