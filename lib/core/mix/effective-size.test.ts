import { expect, test } from "vitest";
import { effectiveSize } from "./effective-size";

test("equal weights are worth as many tasks as there are", () => {
  expect(effectiveSize([2, 2, 2, 2], 3)).toEqual({ tasks: 4, bases: 3 });
});

test("one task of weight 3 and one of weight 1 are worth 16/10 tasks, and bases shrink alike", () => {
  expect(effectiveSize([3, 1], 2)).toEqual({ tasks: 1.6, bases: 1.6 });
});

test("no task is worth nothing", () => {
  expect(effectiveSize([], 0)).toEqual({ tasks: 0, bases: 0 });
});
