import { describe, expect, test } from "vitest";
import { DomainError } from "../errors";
import { countRegressions } from "./regression-counts";

describe("countRegressions", () => {
  test("a task without a test that could break is in no denominator", () => {
    expect(
      countRegressions([
        { tests: 0, broken: 0 },
        { tests: 4, broken: 0 },
        { tests: 6, broken: 2 },
      ]),
    ).toEqual({ taskLevel: { count: 1, of: 2 }, testLevel: { count: 2, of: 10 } });
  });

  test("no tasks give no rates: their denominators are 0", () => {
    expect(countRegressions([])).toEqual({
      taskLevel: { count: 0, of: 0 },
      testLevel: { count: 0, of: 0 },
    });
  });

  test("more broken than run, negative and broken counts are refused", () => {
    for (const task of [
      { tests: 1, broken: 2 },
      { tests: 1, broken: -1 },
      { tests: 1.5, broken: 0 },
    ]) {
      expect(() => countRegressions([task])).toThrow(DomainError);
    }
  });
});
