import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { wilsonInterval } from "./wilson-interval";

const wilsonVectors = z.array(
  z.object({ x: z.number(), n: z.number(), lo: z.number(), hi: z.number() }),
);

describeReference("wilson95", wilsonVectors, (vectors) => {
  for (const { x, n, lo, hi } of vectors) {
    test(`the interval of ${x} passes in ${n} is ${lo} to ${hi}`, () => {
      const { low, high } = wilsonInterval(x / n, n);
      expectClose(low, lo);
      expectClose(high, hi);
    });
  }
});

describe("wilsonInterval", () => {
  test("it lies in [0, 1] and contains the rate, for fractional numbers of tasks too", () => {
    const rate = fc.double({ min: 0, max: 1, noNaN: true });
    const tasks = fc.double({ min: 1, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(rate, tasks, (p, n) => {
        const { low, high } = wilsonInterval(p, n);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(p + 1e-12);
        expect(high).toBeGreaterThanOrEqual(p - 1e-12);
      }),
    );
  });

  test("counting failures in place of passes mirrors it", () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (passes, failures) => {
        fc.pre(passes + failures > 0);
        const tasks = passes + failures;
        const own = wilsonInterval(passes / tasks, tasks);
        const mirrored = wilsonInterval(failures / tasks, tasks);
        expectClose(own.low, 1 - mirrored.high);
        expectClose(own.high, 1 - mirrored.low);
      }),
    );
  });

  test("more passes raise both bounds, more tasks at one rate narrow it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (tasks, passes) => {
        fc.pre(passes < tasks);
        const own = wilsonInterval(passes / tasks, tasks);
        const better = wilsonInterval((passes + 1) / tasks, tasks);
        expect(better.low).toBeGreaterThan(own.low);
        expect(better.high).toBeGreaterThan(own.high);
        const longer = wilsonInterval(passes / tasks, 2 * tasks);
        expect(longer.high - longer.low).toBeLessThan(own.high - own.low);
      }),
    );
  });

  test("its outer bound is exact at rate 0 and at rate 1", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e6, noNaN: true }), (n) => {
        expect(wilsonInterval(0, n).low).toBe(0);
        expect(wilsonInterval(1, n).high).toBe(1);
      }),
    );
  });

  test("rates outside [0, 1] and no tasks are refused", () => {
    expect(() => wilsonInterval(1.1, 10)).toThrow(DomainError);
    expect(() => wilsonInterval(Number.NaN, 10)).toThrow(DomainError);
    expect(() => wilsonInterval(0.5, 0)).toThrow(DomainError);
  });
});
