import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { binomialUpperTail } from "./binomial-tail";
import { clopperPearsonInterval } from "./clopper-pearson-interval";

describe("clopperPearsonInterval", () => {
  test("without a pass, and with nothing else, the bounds have a closed form", () => {
    for (const tasks of [1, 10, 400]) {
      const outer = 1 - 0.025 ** (1 / tasks);
      expect(clopperPearsonInterval(0, tasks).low).toBe(0);
      expectClose(clopperPearsonInterval(0, tasks).high, outer);
      expectClose(clopperPearsonInterval(tasks, tasks).low, 1 - outer);
      expect(clopperPearsonInterval(tasks, tasks).high).toBe(1);
    }
  });

  test("whatever the true rate, it holds it in at least 95 of 100 draws", () => {
    const rate = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(rate, fc.integer({ min: 1, max: 40 }), (p, tasks) => {
        let covered = 0;
        for (let passes = 0; passes <= tasks; passes++) {
          const { low, high } = clopperPearsonInterval(passes, tasks);
          const chance =
            binomialUpperTail(passes, tasks, p) - binomialUpperTail(passes + 1, tasks, p);
          if (low <= p && p <= high) covered += chance;
        }
        expect(covered).toBeGreaterThanOrEqual(0.95 - 1e-9);
      }),
    );
  });

  test("counting failures in place of passes mirrors it", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (passes, failures) => {
        fc.pre(passes + failures > 0);
        const own = clopperPearsonInterval(passes, passes + failures);
        const mirrored = clopperPearsonInterval(failures, passes + failures);
        expectClose(own.low, 1 - mirrored.high);
        expectClose(own.high, 1 - mirrored.low);
      }),
    );
  });

  test("counts that contradict themselves are refused", () => {
    for (const [passes, tasks] of [
      [0, 0],
      [2, 1],
      [-1, 1],
      [0.5, 1],
    ] as const) {
      expect(() => clopperPearsonInterval(passes, tasks)).toThrow(DomainError);
    }
  });
});
