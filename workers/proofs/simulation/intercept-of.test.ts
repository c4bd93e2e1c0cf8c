import { expect, test } from "vitest";
import { logistic } from "../../../lib/core/stats/logistic";
import { interceptOf, normalMean } from "./intercept-of";
import { logOddsSpread } from "./simulate-clustered";

test("the mean of a squared standard normal number is its variance, 1", () => {
  expect(normalMean((z) => z * z)).toBeCloseTo(1, 9);
});

test.each([
  [0.5, 0.39],
  [0.8, 0.35],
  [0.95, 0.23],
])("at rate %d the bases of the clustered design correlate as stated, %d", (rate, stated) => {
  const intercept = interceptOf(rate, logOddsSpread);
  const chance = (z: number) => logistic(intercept + logOddsSpread * z);
  expect(normalMean(chance)).toBeCloseTo(rate, 9);
  const variance = normalMean((z) => chance(z) ** 2) - rate ** 2;
  expect((variance / (rate * (1 - rate))).toFixed(2)).toBe(String(stated));
});
