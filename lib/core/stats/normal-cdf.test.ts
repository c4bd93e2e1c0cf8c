import { expect, test } from "vitest";
import { normalCdf } from "./normal-cdf";

// Expected values: erfc(x / √2) / 2 with the C library's erfc (through Python).
const known = [
  [0, 0.5],
  [-1, 0.15865525393145707],
  [-1.959963984540054, 0.025],
  [-2.9999, 0.0013503412829549248],
  [-3, 0.0013498980316300957],
  [-6, 9.865876450377012e-10],
  [-10, 7.619853024160593e-24],
] as const;

for (const [x, probability] of known) {
  test(`Φ(${x}) is ${probability} to twelve digits, and Φ(${-x}) its complement`, () => {
    expect(Math.abs(normalCdf(x) / probability - 1)).toBeLessThan(1e-12);
    expect(normalCdf(-x)).toBeCloseTo(1 - probability, 15);
  });
}

test("Φ reaches 0 and 1 at infinity", () => {
  expect(normalCdf(Number.NEGATIVE_INFINITY)).toBe(0);
  expect(normalCdf(Number.POSITIVE_INFINITY)).toBe(1);
});
