import { expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { mantelHaenszelRiskDifference, type SplitCell } from "./mantel-haenszel-risk-difference";
import { satoVariance } from "./sato-variance";

const large: SplitCell = { beforeTasks: 10, beforePasses: 8, afterTasks: 20, afterPasses: 10 };

test("one cell has the usual variance of a difference of two rates", () => {
  // 0.8·0.2/10 + 0.5·0.5/20
  expectClose(satoVariance([large]), 0.0285);
  expect(satoVariance([large, { ...large, afterTasks: 0, afterPasses: 0 }])).toBe(
    satoVariance([large]),
  );
  expect(satoVariance([])).toBeNull();
});

test("a cell with one task on a side isn't taken as certain", () => {
  // One new task in each of 40 cells, 30 of them passed, beside ten older ones of which seven did.
  const cells = Array.from({ length: 40 }, (_, cell) => ({
    ...{ beforeTasks: 10, beforePasses: 7 },
    ...{ afterTasks: 1, afterPasses: Number(cell < 30) },
  }));
  // What 40 tasks at three quarters and 400 at seven tenths vary by.
  const expected = (0.75 * 0.25) / 40 + (0.7 * 0.3) / 400;
  expect(Math.abs((satoVariance(cells) ?? 0) / expected - 1)).toBeLessThan(0.05);
  expect(mantelHaenszelRiskDifference(cells).variance).toBeLessThan(expected / 5);
});

test("tasks that all passed vary by nothing", () => {
  expect(satoVariance([{ ...large, beforePasses: 10, afterPasses: 20 }])).toBe(0);
});
