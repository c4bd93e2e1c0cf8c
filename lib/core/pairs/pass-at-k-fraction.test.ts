import fc from "fast-check";
import { expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { passAtK } from "../stats/pass-at-k";
import { passAtKFraction } from "./pass-at-k-fraction";

test("it is pass@k as a reduced fraction", () => {
  // 1 − C(7,5)/C(10,5) = 1 − 21/252, and c/n for k = 1.
  expect(passAtKFraction(10, 3, 5)).toEqual({ numerator: 11, denominator: 12 });
  expect(passAtKFraction(6, 4, 1)).toEqual({ numerator: 2, denominator: 3 });
  expect(passAtKFraction(5, 0, 3)).toEqual({ numerator: 0, denominator: 1 });
  expect(passAtKFraction(5, 3, 3)).toEqual({ numerator: 1, denominator: 1 });
});

test("it has the value of the estimator wherever it is exact", () => {
  const input = fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.nat(1_000_000), fc.nat(1_000_000))
    .map(([n, c, k]) => ({ n, c: c % (n + 1), k: 1 + (k % n) }));
  fc.assert(
    fc.property(input, ({ n, c, k }) => {
      const fraction = passAtKFraction(n, c, k);
      if (fraction === null) return;
      expectClose(fraction.numerator / fraction.denominator, passAtK(n, c, k).value);
    }),
  );
});

test("numbers that would lose digits on the way give none", () => {
  expect(passAtKFraction(200, 90, 100)).toBeNull();
});
