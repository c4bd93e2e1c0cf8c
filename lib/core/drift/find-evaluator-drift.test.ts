import { expect, test } from "vitest";
import { detectDrift } from "./detect-drift";
import { findEvaluatorDrift } from "./find-evaluator-drift";
import { makeCycle, makeHistory } from "./test-support/make-result";

/** A board of 28 where so many models lose, or gain, 50 of their 100 passes in one cycle. */
function board({ down, up, models = 28 }: { down: number; up: number; models?: number }) {
  const histories = Array.from({ length: models }, (_, i) => {
    const [before, after] = i < down ? [100, 50] : i < down + up ? [50, 100] : [70, 70];
    return makeHistory([...makeCycle(0, 200, before), ...makeCycle(1, 200, after)], `m${i}`);
  });
  return detectDrift(histories, { cycle: 1, outcome: "passes" });
}

test("7 of 28 models that fall in one cycle are a quarter: the evaluator changed", () => {
  expect(findEvaluatorDrift(board({ down: 7, up: 1 }))).toEqual({
    direction: "down",
    moved: ["m0", "m1", "m2", "m3", "m4", "m5", "m6"],
    tested: 28,
  });
  expect(findEvaluatorDrift(board({ down: 0, up: 28 }))?.direction).toBe("up");
});

test("6 of 28 are fewer than a quarter, and models that move apart don't add up", () => {
  expect(findEvaluatorDrift(board({ down: 6, up: 0 }))).toBeNull();
  expect(findEvaluatorDrift(board({ down: 6, up: 6 }))).toBeNull();
});

test("one model of a small board moves alone; two of them don't", () => {
  expect(findEvaluatorDrift(board({ down: 1, up: 0, models: 3 }))).toBeNull();
  expect(findEvaluatorDrift(board({ down: 2, up: 0, models: 3 }))?.moved).toEqual(["m0", "m1"]);
});

test("a board on which nothing moves has no evaluator drift", () => {
  expect(findEvaluatorDrift(board({ down: 0, up: 0 }))).toBeNull();
});
