import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "../errors";
import { normalCdf } from "./normal-cdf";
import { normalQuantile } from "./normal-quantile";

test("the 97.5% quantile is 1.959963984540054", () => {
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
  expect(normalQuantile(0.025)).toBeCloseTo(-1.959963984540054, 14);
  expect(Math.abs(normalQuantile(0.5))).toBeLessThan(1e-15);
});

test("the quantile inverts the distribution function", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-12, max: 0.5, noNaN: true }), (p) => {
      expect(Math.abs(normalCdf(normalQuantile(p)) / p - 1)).toBeLessThan(1e-12);
    }),
  );
});

test("probabilities outside (0, 1) are refused", () => {
  for (const p of [0, 1, -1, Number.NaN]) expect(() => normalQuantile(p)).toThrow(DomainError);
});
