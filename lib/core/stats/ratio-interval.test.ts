import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { bootstrapInterval } from "./bootstrap-interval";
import { drawResamples, type Resamples } from "./draw-resamples";
import { type RatioTally, ratioInterval } from "./ratio-interval";
import { ratioStandardError } from "./ratio-standard-error";

function given(rows: readonly (readonly number[])[], bases: number): Resamples {
  return { seedLabel: "given", bases, count: rows.length, indices: Uint32Array.from(rows.flat()) };
}

/** Costs in whole thousandths, so that scaling by a power of two loses nothing. */
const tally = fc.record({
  numerator: fc.nat(1000).map((thousandths) => thousandths / 1024),
  denominator: fc.nat(1),
});
const tallies = fc.array(tally, { minLength: 1, maxLength: 12 });

describe("ratioInterval", () => {
  test("costs in another currency scale ratio, error and bounds, and nothing else", () => {
    fc.assert(
      fc.property(tallies, fc.constantFrom(0.25, 8, 1024), (bases, factor) => {
        const resamples = drawResamples("any", bases.length, 40);
        const scaled = bases.map((base) => ({ ...base, numerator: base.numerator * factor }));
        const own = ratioInterval(bases, resamples);
        const other = ratioInterval(scaled, resamples);
        const scale = (value: number | null | undefined) =>
          value === null || value === undefined ? value : value * factor;
        expect(other.ratio).toBe(scale(own.ratio));
        expect(other.interval?.low).toBe(scale(own.interval?.low));
        expect(other.interval?.high).toBe(scale(own.interval?.high));
        expect(other.skippedReplicates).toBe(own.skippedReplicates);
        expect(other.infiniteReplicates).toBe(own.infiniteReplicates);
        const error = ratioStandardError(bases);
        expectClose(ratioStandardError(scaled), error === null ? null : error * factor);
      }),
    );
  });

  test("with one task a base it is the interval of a rate", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1), { minLength: 1, maxLength: 30 }), (outcomes) => {
        const bases = outcomes.map((passes, i) => ({
          baseId: `base-${String(i).padStart(2, "0")}`,
          tasks: 1,
          passes,
        }));
        const resamples = drawResamples("any", bases.length, 40);
        const asRatio = bases.map(({ passes }) => ({ numerator: passes, denominator: 1 }));
        const { low, high, replicates } = bootstrapInterval(bases, resamples);
        const ratio = ratioInterval(asRatio, resamples);
        expect(ratio.interval).toEqual({ low, high });
        expect(ratio.replicates).toEqual(replicates);
      }),
    );
  });

  test("where nothing was resolved there is no ratio, and its bounds are open or none", () => {
    const all = (numerator: number) =>
      ratioInterval([{ numerator, denominator: 0 }], given([[0]], 1));
    const open = Number.POSITIVE_INFINITY;
    expect(all(5)).toMatchObject({ ratio: null, interval: { low: open, high: open } });
    expect(all(0)).toMatchObject({ ratio: null, interval: null });
  });

  test("a replicate that resolved nothing is infinite if it cost something, else it is skipped", () => {
    const bases: RatioTally[] = [
      { numerator: 2, denominator: 1 },
      { numerator: 1, denominator: 0 },
      { numerator: 0, denominator: 0 },
    ];
    const rows = [...Array.from({ length: 19 }, () => [0, 0, 0]), [1, 1, 2]];
    const unbounded = ratioInterval(bases, given(rows, 3));
    expect(unbounded.interval).toEqual({ low: 2, high: Number.POSITIVE_INFINITY });
    expect(unbounded.infiniteReplicates).toBe(1);

    const skippedOnce = ratioInterval(bases, given([...rows.slice(0, 19), [2, 2, 2]], 3));
    expect(skippedOnce).toMatchObject({ skippedReplicates: 1, interval: { low: 2, high: 2 } });
    // 2 of 20 are more than 5%.
    const skippedTwice = ratioInterval(
      bases,
      given([...rows.slice(0, 18), [2, 2, 2], [2, 2, 2]], 3),
    );
    expect(skippedTwice).toMatchObject({ ratio: 3, skippedReplicates: 2, interval: null });
  });

  test("negative amounts and resamples of another number of bases are refused", () => {
    expect(() => ratioInterval([{ numerator: -1, denominator: 1 }], given([[0]], 1))).toThrow(
      DomainError,
    );
    expect(() =>
      ratioInterval([{ numerator: 1, denominator: Number.POSITIVE_INFINITY }], given([[0]], 1)),
    ).toThrow(DomainError);
    expect(() => ratioInterval([{ numerator: 1, denominator: 1 }], given([[0, 1]], 2))).toThrow(
      DomainError,
    );
  });
});

describe("ratioStandardError", () => {
  test("with denominators of 1 it is the standard error of a mean", () => {
    // 2, 4, 4, 4, 5, 5, 7, 9: sum of squares about the mean 32, so √(32/7)/√8.
    const bases = [2, 4, 4, 4, 5, 5, 7, 9].map((numerator) => ({ numerator, denominator: 1 }));
    expectClose(ratioStandardError(bases), Math.sqrt(32 / 7 / 8));
  });

  test("one base, and a denominator of 0, leave nothing to measure", () => {
    expect(ratioStandardError([{ numerator: 1, denominator: 1 }])).toBeNull();
    const none = { numerator: 1, denominator: 0 };
    expect(ratioStandardError([none, none])).toBeNull();
  });

  test("a constant ratio has no error", () => {
    expect(
      ratioStandardError([
        { numerator: 2, denominator: 1 },
        { numerator: 6, denominator: 3 },
      ]),
    ).toBe(0);
  });
});
