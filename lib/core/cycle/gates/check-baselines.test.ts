import { expect, test } from "vitest";
import { type BaselineScore, binomialRange, checkBaselines } from "./check-baselines";

const expected = { "baseline-reference": 400, "baseline-coin-70": 280, "baseline-coin-40": 160 };

function scores(changes: Partial<Record<keyof typeof expected, Partial<BaselineScore>>> = {}) {
  return Object.entries(expected).map(([slug, passed]) => ({
    slug,
    passed,
    tasks: 400,
    isComplete: true,
    ...changes[slug as keyof typeof expected],
  }));
}

// Sums of exact fractions (Python's fractions and math.comb), 0.005% a side.
test.each([
  [400, 0.7, 244, 315],
  [400, 0.4, 122, 198],
  [40, 0.7, 16, 38],
  [10, 0.4, 0, 10],
])("of %d trials at %d, counts from %d to %d are left", (trials, chance, low, high) => {
  expect(binomialRange(trials, chance, 0.0001)).toEqual({ low, high });
});

test("baselines on their rates hold the gate", () => {
  expect(checkBaselines(scores())).toMatchObject({ gate: "baselines", held: true });
});

test.each([
  ["a reference that fails one task", { "baseline-reference": { passed: 399 } }],
  ["a coin one pass above its range", { "baseline-coin-70": { passed: 316 } }],
  ["a coin one pass below its range", { "baseline-coin-40": { passed: 121 } }],
  ["an incomplete run", { "baseline-coin-40": { isComplete: false } }],
])("%s doesn't", (_, changes) => {
  expect(checkBaselines(scores(changes)).held).toBe(false);
});

test.each([
  ["baseline-coin-70", 315],
  ["baseline-coin-40", 122],
])("a coin at the edge of its range does", (slug, passed) => {
  expect(checkBaselines(scores({ [slug]: { passed } })).held).toBe(true);
});

test("a baseline that took no part is named", () => {
  const present = scores().filter(({ slug }) => slug !== "baseline-coin-40");
  expect(checkBaselines(present)).toMatchObject({
    held: false,
    detail: expect.stringContaining("baseline-coin-40 took no part"),
  });
});
