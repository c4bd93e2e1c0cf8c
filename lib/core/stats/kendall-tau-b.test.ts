import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { kendallTauB } from "./kendall-tau-b";

const ranks = fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 20 });

describe("kendallTauB", () => {
  test("it is that of the example in scipy's manual", () => {
    expectClose(kendallTauB([12, 2, 1, 12, 2], [1, 4, 7, 1, 0]), -0.47140452079103173);
  });

  test("it lies in [−1, 1], is symmetric, and turns its sign with one list's order", () => {
    fc.assert(
      fc.property(ranks, (pairs) => {
        const [x, y] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
        const tau = kendallTauB(x, y);
        expect(kendallTauB(y, x)).toBe(tau);
        const reversed = kendallTauB(
          x,
          y.map((value) => -value),
        );
        if (tau === null) expect(reversed).toBeNull();
        else {
          expect(Math.abs(tau)).toBeLessThanOrEqual(1 + 1e-12);
          expectClose(reversed, -tau);
        }
      }),
    );
  });

  test("only the order of the values counts, and not the order of the models", () => {
    fc.assert(
      fc.property(ranks, (pairs) => {
        const [x, y] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
        const tau = kendallTauB(x, y);
        expect(
          kendallTauB(
            x.map((value) => value ** 3 + 7),
            y,
          ),
        ).toBe(tau);
        expect(kendallTauB(x.toReversed(), y.toReversed())).toBe(tau);
      }),
    );
  });

  test("lists without any ties that agree have 1", () => {
    expect(kendallTauB([1, 2, 3], [10, 20, 30])).toBe(1);
    expect(kendallTauB([1, 2, 3], [30, 20, 10])).toBe(-1);
  });

  test("a constant list, one value and none have no value", () => {
    expect(kendallTauB([1, 1], [1, 2])).toBeNull();
    expect(kendallTauB([1], [1])).toBeNull();
    expect(kendallTauB([], [])).toBeNull();
  });

  test("lists of two lengths and NaN are refused", () => {
    expect(() => kendallTauB([1], [1, 2])).toThrow(DomainError);
    expect(() => kendallTauB([1, Number.NaN], [1, 2])).toThrow(DomainError);
  });
});
