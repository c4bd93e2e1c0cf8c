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

  test("no task has no interval", () => {
    expect(() => clusterWilsonInterval([])).toThrow(DomainError);
  });
});
