import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { bootstrapInterval } from "./bootstrap-interval";
import { drawResamples } from "./draw-resamples";
import { tallyBases } from "./tally-bases";

const endToEndVector = z.object({
  rule: z.literal("y[i]=1 if (i*i+3*i) mod 7 < 5 else 0, i=0..399"),
  label: z.string(),
  B: z.number(),
  passes: z.number(),
  first_replicates: z.array(z.number()),
  lo: z.number(),
  hi: z.number(),
  mean: z.number(),
});

describeReference("bootstrap_end_to_end", endToEndVector, (vector) => {
  const tasks = Array.from({ length: 400 }, (_, i) => ({
    baseId: `task-${String(i).padStart(4, "0")}`,
    value: (i * i + 3 * i) % 7 < 5 ? 1 : 0,
  }));
  const bases = tallyBases(tasks);
  const interval = bootstrapInterval(bases, drawResamples(vector.label, 400, vector.B));

  test("the rule gives the reference number of passes", () => {
    expect(bases.reduce((sum, base) => sum + base.passes, 0)).toBe(vector.passes);
  });
  test("the bounds from label to interval are the reference ones", () => {
    expectClose(interval.low, vector.lo);
    expectClose(interval.high, vector.hi);
  });
  test("the replicates are the reference ones", () => {
    vector.first_replicates.forEach((rate, i) => {
      expectClose(interval.replicates[i], rate);
    });
    const sum = interval.replicates.reduce((total, rate) => total + rate, 0);
    expectClose(sum / vector.B, vector.mean);
  });
});

const baseIds = ["a", "b", "c", "d", "e", "f", "g", "h"];
const unitValue = fc.double({ min: 0, max: 1, noNaN: true });
const taskList = fc.array(
  fc.record({ baseId: fc.constantFrom(...baseIds), value: unitValue, other: unitValue }),
  { minLength: 1, maxLength: 40 },
);

describe("bootstrapInterval", () => {
  test("bounds and replicates stay in [0, 1] and the bounds in order", () => {
    fc.assert(
      fc.property(taskList, (tasks) => {
        const bases = tallyBases(tasks);
        const interval = bootstrapInterval(bases, drawResamples("any", bases.length, 40));
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.low).toBeLessThanOrEqual(interval.high);
        expect(interval.high).toBeLessThanOrEqual(1);
        expect(interval.replicates.every((rate) => rate >= 0 && rate <= 1)).toBe(true);
      }),
    );
  });

  test("a model at least as good on every task has bounds at least as high", () => {
    fc.assert(
      fc.property(taskList, (tasks) => {
        const better = tasks.map((t) => ({ ...t, value: Math.max(t.value, t.other) }));
        const bases = tallyBases(tasks);
        const resamples = drawResamples("any", bases.length, 40);
        const worse = bootstrapInterval(bases, resamples);
        const best = bootstrapInterval(tallyBases(better), resamples);
        expect(best.low).toBeGreaterThanOrEqual(worse.low - 1e-12);
        expect(best.high).toBeGreaterThanOrEqual(worse.high - 1e-12);
      }),
    );
  });

  test("fractional values give the mean of the per-task values", () => {
    const bases = [
      { baseId: "a", tasks: 2, passes: 0.5 },
      { baseId: "b", tasks: 1, passes: 0.25 },
    ];
    const indices = Uint32Array.of(0, 1, 0, 0, 1, 1);
    const resamples = { seedLabel: "given", bases: 2, count: 3, indices };
    expect([...bootstrapInterval(bases, resamples).replicates]).toEqual([0.25, 0.25, 0.25]);
  });

  test("bases out of order, repeated or of another number than drawn are refused", () => {
    const a = { baseId: "a", tasks: 1, passes: 1 };
    const b = { baseId: "b", tasks: 1, passes: 0 };
    const resamples = drawResamples("any", 2, 10);
    expect(() => bootstrapInterval([b, a], resamples)).toThrow(DomainError);
    expect(() => bootstrapInterval([a, a], resamples)).toThrow(DomainError);
    expect(() => bootstrapInterval([a], resamples)).toThrow(DomainError);
  });
});
