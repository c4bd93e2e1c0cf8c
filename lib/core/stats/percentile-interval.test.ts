import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DomainError } from "../errors";
import { percentileInterval } from "./percentile-interval";
import { quantileType7 } from "./quantile-type-7";

describe("percentileInterval", () => {
  test("its bounds are the type-7 quantiles of the sorted values, to the last digit", () => {
    const value = fc.oneof(
      fc.double({ noNaN: true, min: -1, max: 1 }),
      fc.integer({ min: -5, max: 5 }).map((n) => n / 400),
      fc.constant(Number.POSITIVE_INFINITY),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 300 }), (values) => {
        const given = Float64Array.from(values);
        expect(percentileInterval(given)).toEqual({
          low: quantileType7(values, 0.025),
          high: quantileType7(values, 0.975),
        });
        expect([...given]).toEqual(values);
      }),
    );
  });

  test("a thousand values interpolate between the 25th and 26th, and the 975th and 976th", () => {
    const shuffled = Array.from({ length: 1000 }, (_, i) => (i * 611) % 1000);
    const { low, high } = percentileInterval(shuffled);
    expect(low).toBeCloseTo(24.975, 9);
    expect(high).toBeCloseTo(974.025, 9);
  });

  test("no replicates, and NaN among them, are refused", () => {
    expect(() => percentileInterval([])).toThrow(DomainError);
    expect(() => percentileInterval([0, Number.NaN, 1])).toThrow(DomainError);
  });
});
