import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { clusterWilsonInterval } from "./cluster-wilson-interval";
import { tallyBases } from "./tally-bases";
import { wilsonInterval } from "./wilson-interval";

const clusterVector = z.object({
  name: z.string().optional(),
  cluster_sizes: z.array(z.number()),
  cluster_passes: z.array(z.number()),
  p: z.number(),
  var: z.number().optional(),
  deff: z.number().optional(),
  n_eff: z.number(),
  lo: z.number(),
  hi: z.number(),
});

function expectVector(vector: z.infer<typeof clusterVector>): void {
  const bases = vector.cluster_sizes.map((tasks, g) => ({
    baseId: `base-${g}`,
    tasks,
    passes: vector.cluster_passes[g] ?? Number.NaN,
  }));
  const interval = clusterWilsonInterval(bases);
  expectClose(interval.rate, vector.p);
  expectClose(interval.variance, vector.var ?? null);
  expectClose(interval.designEffect, vector.deff ?? null);
  expectClose(interval.effectiveTasks, vector.n_eff);
  expectClose(interval.low, vector.lo);
  expectClose(interval.high, vector.hi);
}

describeReference("wilson_cluster", clusterVector, (vector) => {
  test("the interval uses the effective number of tasks", () => {
    expectVector(vector);
  });
});

describeReference("wilson_cluster_cases", z.array(clusterVector), (vectors) => {
  for (const vector of vectors) {
    test(`the interval of this case is the reference one: ${vector.name}`, () => {
      expectVector(vector);
    });
  }
});

const anyBases = fc.array(
  fc
    .integer({ min: 1, max: 6 })
    .chain((tasks) => fc.record({ tasks: fc.constant(tasks), passes: fc.nat(tasks) })),
  { minLength: 1, maxLength: 20 },
);

describe("clusterWilsonInterval", () => {
  test("with one task per base it is the plain Wilson interval, for fractional values too", () => {
    const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(values, (list) => {
        const bases = tallyBases(list.map((value, i) => ({ baseId: `b${i}`, value })));
        const { low, high, rate } = clusterWilsonInterval(bases);
        expect({ low, high }).toEqual(wilsonInterval(rate, list.length));
      }),
    );
  });

  test("tasks of one base count for less, never for more, and the interval holds the rate", () => {
    fc.assert(
      fc.property(anyBases, (list) => {
        const bases = list.map((base, i) => ({ baseId: `b${i}`, ...base }));
        const tasks = list.reduce((sum, base) => sum + base.tasks, 0);
        const own = clusterWilsonInterval(bases);
        expect(own.designEffect ?? 1).toBeGreaterThanOrEqual(1);
        expect(own.effectiveTasks).toBeLessThanOrEqual(tasks);
        const plain = wilsonInterval(own.rate, tasks);
        expect(own.high - own.low).toBeGreaterThanOrEqual(plain.high - plain.low - 1e-12);
        expect(own.low).toBeLessThanOrEqual(own.rate + 1e-12);
        expect(own.high).toBeGreaterThanOrEqual(own.rate - 1e-12);
      }),
    );
  });

  test("failures in place of passes mirror it, and the order of the bases is of no account", () => {
    fc.assert(
      fc.property(anyBases, (list) => {
        const bases = list.map((base, i) => ({ baseId: `b${i}`, ...base }));
        const own = clusterWilsonInterval(bases);
        const mirrored = clusterWilsonInterval(
          bases.map((base) => ({ ...base, passes: base.tasks - base.passes })).toReversed(),
        );
        expectClose(mirrored.low, 1 - own.high);
        expectClose(mirrored.high, 1 - own.low);
      }),
    );
  });

  test("no task has no interval", () => {
    expect(() => clusterWilsonInterval([])).toThrow(DomainError);
  });
});
