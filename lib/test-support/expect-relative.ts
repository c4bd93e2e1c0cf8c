import { expect } from "vitest";

/** Asserts equality to within a relative 1e-9, the tolerance of the p-values among the reference vectors. */
export function expectRelative(actual: number, expected: number): void {
  expect(Math.abs(actual - expected), `${actual} is not ${expected}`).toBeLessThanOrEqual(
    1e-9 * Math.abs(expected),
  );
}
