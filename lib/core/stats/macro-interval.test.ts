import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { aggregatePassAtK } from "./aggregate-pass-at-k";
import { bootstrapInterval } from "./bootstrap-interval";
import { drawResamples } from "./draw-resamples";
import { macroInterval } from "./macro-interval";
import { tallyBases } from "./tally-bases";

const macroVectors = z.array(
  z.object({
    name: z.string(),
    label: z.string(),
    B: z.number(),
    base: z.array(z.string()),
    slice: z.array(z.string()),
    y: z.array(z.number()),
    per_slice: z.record(z.string(), z.number()),
    value: z.number(),
    first_replicates: z.array(z.number()),
    replicates_with_absent_slice: z.number(),
    lo: z.number().nullable(),
    hi: z.number().nullable(),
  }),
);

describeReference("macro_interval", macroVectors, (vectors) => {
  for (const vector of vectors) {
    const tasks = vector.base.map((baseId, i) => ({
      baseId,
      slice: vector.slice[i] ?? "",
      value: vector.y[i] ?? Number.NaN,
    }));
    const resamples = drawResamples(vector.label, new Set(vector.base).size, vector.B);
    const macro = macroInterval(tasks, resamples);

    test(`the macro average of this case is the reference one: ${vector.name}`, () => {
      expectClose(macro.rate, vector.value);
      const counts = tasks.map((t) => ({ slice: t.slice, candidates: 1, passes: t.value }));
      const { perSlice } = aggregatePassAtK(counts, 1);
      expect([...perSlice.keys()].sort()).toEqual(Object.keys(vector.per_slice).sort());
      for (const [slice, rate] of Object.entries(vector.per_slice)) {
        expectClose(perSlice.get(slice), rate);
      }
    });
    test(`its interval is the reference one: ${vector.name}`, () => {
      expect(macro.replicatesWithAbsentSlice).toBe(vector.replicates_with_absent_slice);
      expectClose(macro.interval?.low ?? null, vector.lo);
      expectClose(macro.interval?.high ?? null, vector.hi);
      vector.first_replicates.forEach((rate, i) => {
        expectClose(macro.replicates[i], rate);
      });
    });
  }
});

describe("macroInterval", () => {
  test("with a single slice it is the interval of the micro average", () => {
    const task = fc.record({
      baseId: fc.constantFrom("a", "b", "c", "d"),
      slice: fc.constant("only"),
      value: fc.integer({ min: 0, max: 1 }),
    });
    fc.assert(
      fc.property(fc.array(task, { minLength: 1, maxLength: 30 }), (tasks) => {
        const bases = tallyBases(tasks);
        const resamples = drawResamples("any", bases.length, 40);
        const { low, high } = bootstrapInterval(bases, resamples);
        expect(macroInterval(tasks, resamples).interval).toEqual({ low, high });
      }),
    );
  });

  test("bounds and replicates lie between 0 and 1, and no order of the tasks changes them", () => {
    const task = fc.record({
      baseId: fc.constantFrom("a", "b", "c", "d", "e", "f"),
      slice: fc.constantFrom("x", "y", "z"),
      value: fc.integer({ min: 0, max: 1 }),
    });
    fc.assert(
      fc.property(fc.array(task, { minLength: 1, maxLength: 30 }), (tasks) => {
        const resamples = drawResamples("any", new Set(tasks.map((one) => one.baseId)).size, 40);
        const macro = macroInterval(tasks, resamples);
        expect(macroInterval(tasks.toReversed(), resamples)).toEqual(macro);
        expect(macro.replicates.every((rate) => rate >= 0 && rate <= 1)).toBe(true);
        expect(macro.interval === null).toBe(macro.replicatesWithAbsentSlice > 2);
      }),
    );
  });

  test("resamples of another number of bases are refused", () => {
    const tasks = [{ baseId: "a", slice: "x", value: 1 }];
    expect(() => macroInterval(tasks, drawResamples("any", 2, 10))).toThrow(DomainError);
    expect(() => macroInterval([], drawResamples("any", 2, 10))).toThrow(DomainError);
  });
});
