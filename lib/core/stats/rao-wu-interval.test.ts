import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { raoWuInterval } from "./rao-wu-interval";

const raoWuVectors = z.array(
  z.object({
    name: z.string(),
    label: z.string(),
    B: z.number(),
    cells: z.array(z.object({ base: z.array(z.string()), y: z.array(z.number()) })),
    value: z.number(),
    first_replicates: z.array(z.number()).nullable(),
    lo: z.number().nullable(),
    hi: z.number().nullable(),
  }),
);

describeReference("rao_wu", raoWuVectors, (vectors) => {
  for (const vector of vectors) {
    test(`the stratified interval of this case is the reference one: ${vector.name}`, () => {
      const cells = vector.cells.map(({ base, y }) =>
        base.map((baseId, i) => ({ baseId, value: y[i] ?? Number.NaN })),
      );
      const { rate, interval } = raoWuInterval(cells, vector.label, vector.B);
      expectClose(rate, vector.value);
      expectClose(interval?.low ?? null, vector.lo);
      expectClose(interval?.high ?? null, vector.hi);
      expect(interval === null).toBe(vector.first_replicates === null);
      vector.first_replicates?.forEach((value, i) => {
        expectClose(interval?.replicates[i], value);
      });
    });
  }
});

describe("raoWuInterval", () => {
  test("an empty cell takes no part", () => {
    const cell = [
      { baseId: "a", value: 1 },
      { baseId: "b", value: 0 },
      { baseId: "c", value: 0 },
    ];
    expect(raoWuInterval([[], cell], "any", 20)).toEqual(raoWuInterval([cell], "any", 20));
  });

  test("failures in place of passes mirror it", () => {
    const cell = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (outcomes) => {
        const cellsBy = (value: (outcome: number) => number) =>
          outcomes.map((list, c) =>
            list.map((outcome, i) => ({ baseId: `${c}-${i}`, value: value(outcome) })),
          );
        const own = raoWuInterval(
          cellsBy((outcome) => outcome),
          "any",
          40,
        );
        const mirrored = raoWuInterval(
          cellsBy((outcome) => 1 - outcome),
          "any",
          40,
        );
        expectClose(mirrored.interval?.low, 1 - (own.interval?.high ?? Number.NaN));
        expectClose(mirrored.interval?.high, 1 - (own.interval?.low ?? Number.NaN));
      }),
    );
  });

  test("no task has no interval", () => {
    expect(() => raoWuInterval([], "any", 20)).toThrow(DomainError);
  });
});
