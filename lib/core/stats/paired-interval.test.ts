import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { expectRelative } from "../../test-support/expect-relative";
import { DomainError } from "../errors";
import { drawResamples } from "./draw-resamples";
import { mcnemarExact } from "./mcnemar-exact";
import { pairedInterval } from "./paired-interval";
import { signFlipExact } from "./sign-flip-exact";
import { tallyBases } from "./tally-bases";

const tallyTasks = (values: readonly number[], tasksPerBase = 1) =>
  tallyBases(
    values.map((value, task) => ({
      baseId: `base-${String(Math.floor(task / tasksPerBase)).padStart(4, "0")}`,
      value,
    })),
  );

const givenVector = z.object({
  a: z.array(z.number()),
  b: z.array(z.number()),
  indices: z.array(z.array(z.number())),
  diff: z.number(),
  lo: z.number(),
  hi: z.number(),
});

describeReference("paired_given_indices", givenVector, (vector) => {
  test("the difference and its bounds are the reference ones", () => {
    const { difference, low, high } = pairedInterval(tallyTasks(vector.a), tallyTasks(vector.b), {
      seedLabel: "indices given",
      bases: vector.a.length,
      count: vector.indices.length,
      indices: Uint32Array.from(vector.indices.flat()),
    });
    expectClose(difference, vector.diff);
    expectClose(low, vector.lo);
    expectClose(high, vector.hi);
  });
});

const rule = z
  .string()
  .regex(/^y\[i\]=1 if \(i\*i\+\d+\*i\) mod \d+ < \d+ else 0, i=0\.\.\d+$/)
  .transform((text) => {
    const [, factor = 0, modulus = 1, limit = 0, last = 0] =
      /\+(\d+)\*i\) mod (\d+) < (\d+) else 0, i=0\.\.(\d+)$/.exec(text)?.map(Number) ?? [];
    return Array.from({ length: last + 1 }, (_, i) =>
      (i * i + factor * i) % modulus < limit ? 1 : 0,
    );
  });

const labelledVectors = z.array(
  z.object({
    name: z.string(),
    label: z.string(),
    B: z.number(),
    rule_a: rule,
    rule_b: rule,
    tasks_per_base: z.number(),
    bases: z.number(),
    a_passes: z.number(),
    b_passes: z.number(),
    b_count: z.number(),
    c_count: z.number(),
    diff: z.number(),
    first_replicates: z.array(z.number()),
    lo: z.number(),
    hi: z.number(),
    d_sum: z.number(),
    p: z.number(),
    decision: z.enum(["mcnemar", "sign_flip"]),
  }),
);

describeReference("paired_interval_labelled", labelledVectors, (vectors) => {
  for (const vector of vectors) {
    const a = tallyTasks(vector.rule_a, vector.tasks_per_base);
    const b = tallyTasks(vector.rule_b, vector.tasks_per_base);
    const sums = a.map((base, g) => base.passes - (b[g]?.passes ?? Number.NaN));

    test(`from label to bounds, the reference difference: ${vector.name}`, () => {
      const interval = pairedInterval(a, b, drawResamples(vector.label, vector.bases, vector.B));
      expectClose(interval.difference, vector.diff);
      vector.first_replicates.forEach((difference, i) => {
        expectClose(interval.replicates[i], difference);
      });
      expectClose(interval.low, vector.lo);
      expectClose(interval.high, vector.hi);
    });

    test(`the reference p by the test that decides: ${vector.name}`, () => {
      const sum = sums.reduce((total, difference) => total + difference, 0);
      expect(sum).toBe(vector.d_sum);
      const p =
        vector.decision === "mcnemar"
          ? mcnemarExact(vector.b_count, vector.c_count)
          : signFlipExact(sums);
      expectRelative(p, vector.p);
    });
  }
});

describe("pairedInterval", () => {
  const outcomes = fc.array(fc.tuple(fc.nat(1), fc.nat(1)), { minLength: 2, maxLength: 30 });

  test("the other way round it is the same interval with its sign changed", () => {
    fc.assert(
      fc.property(outcomes, (tasks) => {
        const a = tallyTasks(tasks.map(([own]) => own));
        const b = tallyTasks(tasks.map(([, other]) => other));
        const resamples = drawResamples("any", a.length, 41);
        const forward = pairedInterval(a, b, resamples);
        const backward = pairedInterval(b, a, resamples);
        expectClose(forward.low, -backward.high);
        expectClose(forward.high, -backward.low);
        expectClose(forward.difference, -backward.difference);
      }),
    );
  });

  test("a model against itself differs by nothing", () => {
    const own = tallyTasks([1, 0, 1, 1]);
    const { difference, low, high } = pairedInterval(own, own, drawResamples("any", 4, 20));
    expect({ difference, low, high }).toEqual({ difference: 0, low: 0, high: 0 });
  });

  test("results on other tasks, and resamples of another number of bases, are refused", () => {
    const own = tallyTasks([1, 0]);
    const resamples = drawResamples("any", 2, 5);
    const other = own.map((base) => ({ ...base, baseId: `x${base.baseId}` }));
    expect(() => pairedInterval(own, other, resamples)).toThrow(DomainError);
    expect(() => pairedInterval(own, own.slice(1), resamples)).toThrow(DomainError);
    expect(() => pairedInterval(own, own, drawResamples("any", 3, 5))).toThrow(DomainError);
  });
});
