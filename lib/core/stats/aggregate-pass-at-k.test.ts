import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { aggregatePassAtK } from "./aggregate-pass-at-k";

const aggregateVector = z.object({
  tasks: z.array(z.object({ n: z.number(), c: z.number(), slice: z.string() })),
  results: z.array(
    z.object({
      k: z.number(),
      micro: z.number(),
      per_slice: z.record(z.string(), z.number()),
      macro: z.number(),
    }),
  ),
});

describeReference("pass_at_k_aggregate", aggregateVector, (vector) => {
  const tasks = vector.tasks.map(({ n, c, slice }) => ({ slice, candidates: n, passes: c }));
  for (const expected of vector.results) {
    const result = aggregatePassAtK(tasks, expected.k);
    test(`micro pass@${expected.k} is the mean over tasks`, () => {
      expectClose(result.micro, expected.micro);
    });
    test(`macro pass@${expected.k} is the mean over slices`, () => {
      expectClose(result.macro, expected.macro);
    });
    test(`pass@${expected.k} of every slice is the mean over its tasks`, () => {
      expect([...result.perSlice.keys()].sort()).toEqual(Object.keys(expected.per_slice).sort());
      for (const [slice, value] of Object.entries(expected.per_slice)) {
        expectClose(result.perSlice.get(slice), value);
      }
    });
  }
});

describe("aggregatePassAtK", () => {
  test("one task with too few candidates leaves its slice and the whole without a value", () => {
    const tasks = [
      { slice: "a", candidates: 5, passes: 5 },
      { slice: "b", candidates: 5, passes: 0 },
      { slice: "b", candidates: 4, passes: 4 },
    ];
    const { micro, macro, perSlice } = aggregatePassAtK(tasks, 5);
    expect({ micro, macro, perSlice: Object.fromEntries(perSlice) }).toEqual({
      micro: null,
      macro: null,
      perSlice: { a: 1, b: null },
    });
  });

  test("no tasks have no value", () => {
    expect(aggregatePassAtK([], 1)).toEqual({ micro: null, macro: null, perSlice: new Map() });
  });

  test("counts that contradict themselves are refused", () => {
    expect(() => aggregatePassAtK([{ slice: "a", candidates: 1, passes: 2 }], 1)).toThrow(
      DomainError,
    );
    expect(() => aggregatePassAtK([{ slice: "a", candidates: 1, passes: 1 }], 0)).toThrow(
      DomainError,
    );
  });
});
