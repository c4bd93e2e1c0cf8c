import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { passAtK } from "./pass-at-k";

const inputs = { n: z.number(), c: z.number(), k: z.number() };

describeReference("pass_at_k", z.array(z.object({ ...inputs, value: z.number() })), (vectors) => {
  for (const { n, c, k, value } of vectors) {
    test(`with ${c} of ${n} passing, pass@${k} is ${value}`, () => {
      const result = passAtK(n, c, k);
      expectClose(result.value, value);
      expect(result.reason).toBeNull();
    });
  }
});

const invalidVectors = z.array(z.object({ ...inputs, value: z.null(), reason: z.string() }));

describeReference("pass_at_k_invalid", invalidVectors, (vectors) => {
  for (const { n, c, k, reason } of vectors) {
    test(`with ${c} of ${n} passing, pass@${k} is undefined because ${reason}`, () => {
      expect(passAtK(n, c, k)).toEqual({ value: null, reason });
    });
  }
});

describe("passAtK", () => {
  const counts = fc
    .integer({ min: 1, max: 200 })
    .chain((n) => fc.record({ n: fc.constant(n), c: fc.integer({ min: 0, max: n }) }));

  test("it lies in [0, 1] and never falls as k grows", () => {
    fc.assert(
      fc.property(counts, ({ n, c }) => {
        let previous = 0;
        for (let k = 1; k <= n; k++) {
          const value = passAtK(n, c, k).value ?? Number.NaN;
          expect(value).toBeGreaterThanOrEqual(previous - 1e-12);
          expect(value).toBeLessThanOrEqual(1);
          previous = value;
        }
      }),
    );
  });

  test("it is exactly 0 without a pass and exactly 1 where fewer than k candidates fail", () => {
    fc.assert(
      fc.property(counts, ({ n, c }) => {
        expect(passAtK(n, 0, n).value).toBe(0);
        if (c > 0) expect(passAtK(n, c, n).value).toBe(1);
      }),
    );
  });

  test("numbers that are not integers are refused", () => {
    expect(() => passAtK(5, 2.5, 1)).toThrow(DomainError);
    expect(() => passAtK(Number.NaN, 2, 1)).toThrow(DomainError);
  });
});
