import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DomainError } from "../errors";
import { fillShortCells } from "./fill-short-cells";

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const tableOf = (tiers: number, categories: number, languages: number) => {
  const list = (entry: fc.Arbitrary<number[]> | fc.Arbitrary<number[][]>, length: number) =>
    fc.array(entry as fc.Arbitrary<never>, { minLength: length, maxLength: length });
  const row = fc.array(fc.nat(6), { minLength: languages, maxLength: languages });
  return list(list(row, categories) as fc.Arbitrary<number[][]>, tiers) as fc.Arbitrary<
    number[][][]
  >;
};
const side = fc.integer({ min: 1, max: 4 });
const plannedAndRoom = fc
  .tuple(side, side, side)
  .chain((shape) => fc.tuple(tableOf(...shape), tableOf(...shape)));

describe("fillShortCells", () => {
  test("a missing task goes to its category first, then to its language, then to its tier", () => {
    const planned = [
      [
        [2, 1],
        [1, 1],
      ],
    ];
    expect(
      fillShortCells(planned, [
        [
          [1, 2],
          [9, 9],
        ],
      ]),
    ).toEqual([
      [
        [1, 2],
        [1, 1],
      ],
    ]);
    expect(
      fillShortCells(planned, [
        [
          [1, 1],
          [2, 9],
        ],
      ]),
    ).toEqual([
      [
        [1, 1],
        [2, 1],
      ],
    ]);
    expect(
      fillShortCells(planned, [
        [
          [1, 1],
          [1, 2],
        ],
      ]),
    ).toEqual([
      [
        [1, 1],
        [1, 2],
      ],
    ]);
    expect(
      fillShortCells(planned, [
        [
          [1, 1],
          [1, 1],
        ],
      ]),
    ).toBeNull();
  });

  test("the cell with most room takes it, counted anew after every task, ties in order", () => {
    // Three tasks are missing; room of 2, 3 and 2 in the same category.
    expect(fillShortCells([[[3, 1, 1, 1]]], [[[0, 3, 4, 3]]])).toEqual([[[0, 2, 3, 1]]]);
  });

  test("all short cells are capped before anything is handed out", () => {
    // The second cell is short too, so the first one's task can't go there.
    expect(fillShortCells([[[2, 2, 0]]], [[[1, 1, 5]]])).toEqual([[[1, 1, 2]]]);
  });

  test("another tier's room is no help", () => {
    expect(fillShortCells([[[1]], [[0]]], [[[0]], [[5]]])).toBeNull();
  });

  test("tier totals hold, no cell is over its capacity, and refusal means no room", () => {
    fc.assert(
      fc.property(plannedAndRoom, ([planned, capacity]) => {
        const filled = fillShortCells(planned, capacity);
        const fits = planned.map((tier, i) => sum(tier.flat()) <= sum(capacity[i]?.flat() ?? []));
        expect(filled !== null).toBe(fits.every(Boolean));
        filled?.forEach((tier, t) => {
          expect(sum(tier.flat())).toBe(sum(planned[t]?.flat() ?? []));
          tier.forEach((counts, c) => {
            counts.forEach((count, l) => {
              const room = capacity[t]?.[c]?.[l] ?? 0;
              expect(count).toBeLessThanOrEqual(room);
              // A cell gives only what it can't hold.
              expect(count).toBeGreaterThanOrEqual(Math.min(planned[t]?.[c]?.[l] ?? 0, room));
            });
          });
        });
      }),
      { numRuns: 300 },
    );
  });

  test("where there is room everywhere the plan stays as it is", () => {
    fc.assert(
      fc.property(plannedAndRoom, ([planned, extra]) => {
        const roomy = planned.map((tier, t) =>
          tier.map((row, c) => row.map((count, l) => count + (extra[t]?.[c]?.[l] ?? 0))),
        );
        expect(fillShortCells(planned, roomy)).toEqual(planned);
      }),
    );
  });

  test("tables of two shapes and counts that are none are refused", () => {
    expect(() => fillShortCells([[[1]]], [[[1, 1]]])).toThrow(DomainError);
    expect(() => fillShortCells([[[1]]], [])).toThrow(DomainError);
    expect(() => fillShortCells([[[1.5]]], [[[2]]])).toThrow(DomainError);
    expect(() => fillShortCells([[[1]]], [[[-2]]])).toThrow(DomainError);
  });
});
