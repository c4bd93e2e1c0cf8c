import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import type { BaseTally } from "./base-tally";
import { bcaInterval } from "./bca-interval";
import { bootstrapInterval } from "./bootstrap-interval";
import { tallyBases } from "./tally-bases";
import { totalTally } from "./total-tally";

const pair = z.tuple([z.number(), z.number()]);
const bootstrapFields = {
  indices: z.array(z.array(z.number())),
  theta: z.number(),
  replicates: z.array(z.number()),
  perc: pair,
  z0: z.number().nullable(),
  a: z.number().nullable(),
  alpha: pair.optional(),
  bca: pair.nullable(),
};
const bootstrapVector = z.object(bootstrapFields);

function defineVectorTests(
  name: string,
  bases: BaseTally[],
  vector: z.infer<typeof bootstrapVector>,
) {
  const resamples = {
    seedLabel: "indices given",
    bases: bases.length,
    count: vector.indices.length,
    indices: Uint32Array.from(vector.indices.flat()),
  };
  const percentile = bootstrapInterval(bases, resamples);
  const bca = bcaInterval(bases, percentile.replicates);

  test(`${name}: the estimate is the ratio over all bases`, () => {
    expectClose(totalTally(bases).rate, vector.theta);
  });
  test(`${name}: every replicate is the ratio over the bases drawn`, () => {
    expect(percentile.replicates.length).toBe(vector.replicates.length);
    vector.replicates.forEach((rate, i) => {
      expectClose(percentile.replicates[i], rate);
    });
  });
  test(`${name}: the percentile bounds are the reference ones`, () => {
    expectClose(percentile.low, vector.perc[0]);
    expectClose(percentile.high, vector.perc[1]);
  });
  test(`${name}: the BCa interval is the reference one`, () => {
    expectClose(bca?.biasCorrection ?? null, vector.z0);
    expectClose(bca?.acceleration ?? null, vector.a);
    expectClose(bca?.levels.low ?? null, vector.alpha?.[0] ?? null);
    expectClose(bca?.levels.high ?? null, vector.alpha?.[1] ?? null);
    expectClose(bca?.low ?? null, vector.bca?.[0] ?? null);
    expectClose(bca?.high ?? null, vector.bca?.[1] ?? null);
  });
}

const givenVectors = z.array(
  z.object({ ...bootstrapFields, name: z.string(), data: z.array(z.number()) }),
);

describeReference("bootstrap_given_indices", givenVectors, (vectors) => {
  for (const vector of vectors) {
    // One case holds real numbers beyond [0, 1], which tallyBases rightly refuses.
    const bases = vector.data.map((passes, i) => ({
      baseId: `unit-${String(i).padStart(2, "0")}`,
      tasks: 1,
      passes,
    }));
    defineVectorTests(vector.name, bases, vector);
  }
});

const clusterVector = z.object({
  ...bootstrapFields,
  cluster: z.array(z.string()),
  y: z.array(z.number()),
  cluster_order: z.array(z.string()),
});

describeReference("cluster_bootstrap_given_indices", clusterVector, (vector) => {
  const bases = tallyBases(
    vector.cluster.map((baseId, i) => ({ baseId, value: vector.y[i] ?? Number.NaN })),
  );
  test("bases are drawn in the reference order", () => {
    expect(bases.map((base) => base.baseId)).toEqual(vector.cluster_order);
  });
  defineVectorTests("clusters", bases, vector);
});

describe("bcaInterval", () => {
  const bases = [
    { baseId: "a", tasks: 1, passes: 0 },
    { baseId: "b", tasks: 1, passes: 1 },
    { baseId: "c", tasks: 1, passes: 1 },
  ];

  test("it is undefined when all replicates lie on one side of the estimate", () => {
    expect(bcaInterval(bases, Float64Array.of(1, 1, 1))).toBeNull();
    expect(bcaInterval(bases, Float64Array.of(0, 0, 1 / 3))).toBeNull();
  });

  test("it is undefined when leaving out a base changes nothing", () => {
    const even = bases.map((base) => ({ ...base, passes: 0.3 }));
    expect(bcaInterval(even, Float64Array.of(0.2, 0.3, 0.4))).toBeNull();
    expect(bcaInterval(bases.slice(1, 2), Float64Array.of(0.5, 1))).toBeNull();
  });
});
