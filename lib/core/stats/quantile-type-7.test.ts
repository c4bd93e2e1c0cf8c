import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { quantileType7 } from "./quantile-type-7";

const quantileVector = z.object({
  data: z.array(z.number()),
  results: z.array(z.object({ q: z.number(), value: z.number() })),
});

describeReference("quantile_type7", quantileVector, ({ data, results }) => {
  for (const { q, value } of results) {
    test(`the ${q}-quantile is ${value}`, () => {
      expectClose(quantileType7(data, q), value);
    });
  }
});

describe("quantileType7", () => {
  test("an infinite value counts only where the quantile needs it", () => {
    const values = [Number.POSITIVE_INFINITY, 1, 2, 3, 4];
    expect(quantileType7(values, 0.75)).toBe(4);
    expect(quantileType7(values, 0.8)).toBe(Number.POSITIVE_INFINITY);
    expect(quantileType7(values, 1)).toBe(Number.POSITIVE_INFINITY);
  });

  test("it grows with q from the lowest value to the highest, and ignores the order given", () => {
    const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });
    const level = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(values, level, level, (list, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(quantileType7(list, low)).toBeLessThanOrEqual(quantileType7(list, high) + 1e-9);
        expect(quantileType7(list, 0)).toEqual(Math.min(...list) + 0);
        expect(quantileType7(list, 1)).toBe(Math.max(...list) + 0);
        expect(quantileType7(list.toReversed(), a)).toBe(quantileType7(list, a));
      }),
    );
  });

  test("zero has no sign", () => {
    expect(quantileType7([-0, 0], 0)).toBe(0);
    expect(quantileType7([-0], 0.5)).toBe(0);
  });

  test("it leaves its input alone", () => {
    const values = Object.freeze([3, 1, 2]);
    expect(quantileType7(values, 0.5)).toBe(2);
  });

  test("no values, NaN and levels outside [0, 1] are refused", () => {
    expect(() => quantileType7([], 0.5)).toThrow(DomainError);
    expect(() => quantileType7([1, Number.NaN], 0)).toThrow(DomainError);
    expect(() => quantileType7([1], 1.1)).toThrow(DomainError);
    expect(() => quantileType7([1], -0.1)).toThrow(DomainError);
  });
});
