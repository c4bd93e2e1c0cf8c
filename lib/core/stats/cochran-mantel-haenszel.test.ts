import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { type BeforeAfter, cochranMantelHaenszel } from "./cochran-mantel-haenszel";

const side = fc
  .nat(5)
  .chain((trials) => fc.record({ trials: fc.constant(trials), passes: fc.nat(trials) }));
const stratum = fc
  .record({ baseId: fc.constantFrom("a", "b", "c"), before: side, after: side })
  .map(
    ({ baseId, before, after }): BeforeAfter => ({
      baseId,
      beforeTrials: before.trials,
      beforePasses: before.passes,
      afterTrials: after.trials,
      afterPasses: after.passes,
    }),
  );
const strata = fc.array(stratum, { maxLength: 15 });

function turn(stratum: BeforeAfter): BeforeAfter {
  return {
    baseId: stratum.baseId,
    beforeTrials: stratum.afterTrials,
    beforePasses: stratum.afterPasses,
    afterTrials: stratum.beforeTrials,
    afterPasses: stratum.beforePasses,
  };
}

describe("cochranMantelHaenszel", () => {
  test("admissions to Berkeley in 1973 have R's χ² with continuity correction", () => {
    // Admitted and refused men, admitted and refused women, by department.
    const departments = [
      [512, 313, 89, 19],
      [353, 207, 17, 8],
      [120, 205, 202, 391],
      [138, 279, 131, 244],
      [53, 138, 94, 299],
      [22, 351, 24, 317],
    ] as const;
    const { z, p, used } = cochranMantelHaenszel(
      departments.map(([men, menRefused, women, womenRefused], i) => ({
        baseId: `department ${i}`,
        beforeTrials: women + womenRefused,
        beforePasses: women,
        afterTrials: men + menRefused,
        afterPasses: men,
      })),
    );
    expect(used).toBe(6);
    expect(z ** 2).toBeCloseTo(1.4269, 4);
    expect(p).toBeCloseTo(0.2323, 4);
    expect(z).toBeLessThan(0);
  });

  test("one result on each side makes it McNemar's test with continuity correction", () => {
    // 12 got better, 4 worse, 9 stayed: χ² = (|12 − 4| − 1)²/(12 + 4).
    const one = (before: number, after: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({
        baseId: `${before}${after}${i}`,
        beforeTrials: 1,
        beforePasses: before,
        afterTrials: 1,
        afterPasses: after,
      }));
    const { z } = cochranMantelHaenszel([...one(0, 1, 12), ...one(1, 0, 4), ...one(1, 1, 9)]);
    expectClose(z ** 2, 49 / 16);
    expect(z).toBeGreaterThan(0);
  });

  test("turning before and after turns the sign and leaves p as it was", () => {
    fc.assert(
      fc.property(strata, (list) => {
        const own = cochranMantelHaenszel(list);
        const turned = cochranMantelHaenszel(list.map(turn));
        expectClose(turned.excess, -own.excess);
        expectClose(turned.z, -own.z);
        expectClose(turned.p, own.p);
      }),
    );
  });

  test("failures in place of passes turn the sign too", () => {
    fc.assert(
      fc.property(strata, (list) => {
        const failures = list.map((entry) => ({
          ...entry,
          beforePasses: entry.beforeTrials - entry.beforePasses,
          afterPasses: entry.afterTrials - entry.afterPasses,
        }));
        expectClose(cochranMantelHaenszel(failures).z, -cochranMantelHaenszel(list).z);
      }),
    );
  });

  test("shared bases can only make the test more careful, and p stays in [0, 1]", () => {
    fc.assert(
      fc.property(strata, (list) => {
        const shared = cochranMantelHaenszel(list);
        const single = cochranMantelHaenszel(
          list.map((entry, i) => ({ ...entry, baseId: String(i) })),
        );
        expect(single.varianceOverBases).toBeNull();
        expect(shared.p).toBeGreaterThanOrEqual(single.p - 1e-12);
        expect(shared.p).toBeLessThanOrEqual(1);
        expect(single.p).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("strata with one side empty change nothing", () => {
    fc.assert(
      fc.property(strata, side, (list, { trials, passes }) => {
        const lonely = { baseId: "a", beforeTrials: trials, beforePasses: passes };
        expect(
          cochranMantelHaenszel([...list, { ...lonely, afterTrials: 0, afterPasses: 0 }]),
        ).toEqual(cochranMantelHaenszel(list));
      }),
    );
  });

  test("nothing at all has z = 0 and p = 1", () => {
    expect(cochranMantelHaenszel([])).toMatchObject({ used: 0, variance: 0, z: 0, p: 1 });
  });

  test("more passes than trials are refused", () => {
    const stratum = {
      baseId: "a",
      beforeTrials: 1,
      beforePasses: 2,
      afterTrials: 1,
      afterPasses: 0,
    };
    expect(() => cochranMantelHaenszel([stratum])).toThrow(DomainError);
    expect(() => cochranMantelHaenszel([turn(stratum)])).toThrow(DomainError);
  });
});
