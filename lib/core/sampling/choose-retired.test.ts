import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DomainError } from "../errors";
import { chooseRetired, countToRetire } from "./choose-retired";

const digest = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
const pools = fc
  .array(fc.nat(40), { minLength: 1, maxLength: 20 })
  .filter((sizes) => sizes.some((size) => size > 0))
  .map((sizes) =>
    sizes.map((size, cell) => Array.from({ length: size }, (_, i) => `task-${cell}-${i}`)),
  );

describe("chooseRetired", () => {
  test("however many retire, no cell loses more than it has or a whole task off its share", () => {
    fc.assert(
      fc.property(pools, fc.double({ min: 0, max: 1, noNaN: true }), (cells, share) => {
        const held = cells.flat().length;
        const retire = Math.round(share * held);
        const { quota, retired } = chooseRetired(cells, "2026-W48", retire);
        expect(retired.flat()).toHaveLength(retire);
        expect(new Set(retired.flat()).size).toBe(retire);
        cells.forEach((ids, cell) => {
          expect(retired[cell]).toHaveLength(quota[cell] ?? -1);
          expect(quota[cell]).toBeLessThanOrEqual(ids.length);
          expect(Math.abs((quota[cell] ?? 0) - (retire * ids.length) / held)).toBeLessThan(1);
          expect(ids).toEqual(expect.arrayContaining([...(retired[cell] ?? [])]));
        });
      }),
    );
  });

  test("what stays has a higher digest than what retires", () => {
    fc.assert(
      fc.property(pools, (cells) => {
        const { retired } = chooseRetired(cells, "2026-W48", Math.ceil(cells.flat().length / 5));
        cells.forEach((ids, cell) => {
          const gone = retired[cell] ?? [];
          const rank = (id: string) => digest(`cgb/v1/rotate/2026-W48/${id}`);
          const lowest = ids.map(rank).sort().slice(0, gone.length);
          expect(gone.map(rank)).toEqual(lowest);
        });
      }),
    );
  });

  test("left to itself, 2% of the pool retire", () => {
    const cells = [Array.from({ length: 100 }, (_, i) => `task-${i}`)];
    expect(chooseRetired(cells, "2026-W48").quota).toEqual([2]);
  });

  test("more than there are, and a pool of none, are refused", () => {
    expect(() => chooseRetired([["a"]], "c", 2)).toThrow(DomainError);
    expect(() => chooseRetired([["a", "a"]], "c", 1)).toThrow(DomainError);
    expect(() => chooseRetired([[]], "c")).toThrow(DomainError);
  });
});

test.each([
  [2400, 48],
  [24, 0],
  [25, 1],
  [74, 1],
  [75, 2],
  [0, 0],
])("of %i tasks %i retire: 2%%, rounded half up", (pool, retire) => {
  expect(countToRetire(pool)).toBe(retire);
});
