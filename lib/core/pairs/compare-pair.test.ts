import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { drawResamples } from "../stats/draw-resamples";
import { comparePair } from "./compare-pair";
import { makeOutcomes, single } from "./test-support/make-outcomes";

const label = "cgb/v1/bootstrap/2026-W48/overall";
const draw = (bases: number) => ({ k: 1, resamples: drawResamples(label, bases, 200) });

describe("comparePair", () => {
  test("counts tasks and decides by McNemar's exact test where every base is one task", () => {
    const outcomes = makeOutcomes([single("1111110100"), single("0000001100")]);
    // Six only A, one only B: 2 · (1 + 7) / 2⁷.
    expect(comparePair(outcomes, "m0", "m1", draw(10))).toMatchObject({
      onlyA: 6,
      onlyB: 1,
      both: 1,
      neither: 2,
      difference: 0.5,
      p: 16 / 128,
      method: "exact McNemar",
    });
  });

  test("decides by base sums where tasks share a base problem, and still counts tasks", () => {
    const outcomes = makeOutcomes([single("111101"), single("000001")], 2);
    // Base sums 2, 2, 0: two of four signs are as extreme.
    expect(comparePair(outcomes, "m0", "m1", draw(3))).toMatchObject({
      onlyA: 4,
      onlyB: 0,
      both: 1,
      neither: 1,
      p: 0.5,
      method: "exact sign-flip over base problems",
    });
  });

  test("makes pass@k of few candidates whole, so that the test stays exact", () => {
    const outcomes = makeOutcomes([
      {
        outcomes: [
          [3, 4],
          [2, 4],
          [4, 4],
        ],
      },
      {
        outcomes: [
          [1, 4],
          [1, 4],
          [3, 4],
        ],
      },
    ]);
    // In quarters 2, 1, 1: the sum 4 has two of eight signs.
    expect(comparePair(outcomes, "m0", "m1", draw(3))).toMatchObject({
      onlyA: null,
      neither: null,
      p: 2 / 8,
      method: "exact sign-flip over base problems",
    });
  });

  test("draws flips only where no denominator up to 1,000 is common", () => {
    const many = (passes: number): [number, number] => [passes, 1009];
    const outcomes = makeOutcomes([
      { outcomes: Array.from({ length: 40 }, () => many(900)) },
      { outcomes: Array.from({ length: 40 }, () => many(100)) },
    ]);
    const { p, method } = comparePair(outcomes, "m0", "m1", draw(40));
    expect(method).toBe("sampled sign-flip over base problems");
    expect(p).toBe(1 / 10_001);
    // The more pairs a p is corrected over, the smaller it must be able to get.
    expect(comparePair(outcomes, "m0", "m1", { ...draw(40), pairs: 100 }).p).toBe(1 / 20_001);
  });

  test("turned round it has the same p, the other counts and the other sign", () => {
    const outcome = fc.tuple(fc.nat(1), fc.nat(1));
    const board = fc.tuple(
      fc.array(outcome, { minLength: 1, maxLength: 70 }),
      fc.constantFrom(1, 3),
    );
    fc.assert(
      fc.property(board, ([tasks, perBase]) => {
        const outcomes = makeOutcomes(
          [
            { outcomes: tasks.map(([own]) => [own, 1] as const) },
            { outcomes: tasks.map(([, other]) => [other, 1] as const) },
          ],
          perBase,
        );
        const options = draw(Math.ceil(tasks.length / perBase));
        const forward = comparePair(outcomes, "m0", "m1", options);
        const backward = comparePair(outcomes, "m1", "m0", options);
        expect(backward.p).toBe(forward.p);
        expect([backward.onlyA, backward.onlyB]).toEqual([forward.onlyB, forward.onlyA]);
        expectClose(backward.difference, -forward.difference);
        expectClose(backward.interval.low, -forward.interval.high);
        const count = (wins: number, losses: number) =>
          tasks.filter(([own, other]) => own === wins && other === losses).length;
        expect([forward.onlyA, forward.onlyB, forward.both, forward.neither]).toEqual([
          count(1, 0),
          count(0, 1),
          count(1, 1),
          count(0, 0),
        ]);
      }),
    );
  });

  test("unknown models, too few candidates and other resamples are refused", () => {
    const outcomes = makeOutcomes([single("10"), single("01")]);
    expect(() => comparePair(outcomes, "m0", "m9", draw(2))).toThrow(/m9/);
    expect(() => comparePair(outcomes, "m0", "m1", { ...draw(2), k: 2 })).toThrow(DomainError);
    expect(() => comparePair(outcomes, "m0", "m1", draw(3))).toThrow(DomainError);
  });
});
