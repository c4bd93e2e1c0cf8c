import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OutcomeMatrix } from "../outcomes/outcome-matrix";
import { rankSlice } from "../outcomes/rank-slice";
import { relateSlice } from "../outcomes/relate-slice";
import { shareResamples } from "../outcomes/share-resamples";
import { type OutcomeScope, wholeBoard } from "../pairs/outcome-scope";
import { equalMix, type MixWeights } from "./mix-weights";
import { type PreparedMix, prepareMix, rankMix } from "./rank-mix";
import { relateMix } from "./relate-mix";
import { mixedBoard } from "./test-support/mixed-board";

const options = { k: 1, cycle: "2026-W48" };

function prepare(matrix: OutcomeMatrix, mix: MixWeights): PreparedMix {
  const prepared = prepareMix(matrix, mix, options);
  if (prepared === null) throw new Error("no task counts");
  return prepared;
}

function figuresOf(prepared: PreparedMix) {
  const { rows } = rankMix(prepared);
  const { relations, resolvableGap } = relateMix(
    prepared,
    rows.map(({ slug }) => slug),
  );
  const scores = rows.map(({ score: { slices: _, ...score }, ...row }) => ({ ...row, score }));
  return { scores, relations, resolvableGap };
}

function figuresOfSlice(matrix: OutcomeMatrix, scope: OutcomeScope) {
  const protocol = { k: 1, allK: [1], resamplesFor: shareResamples(options.cycle, scope) };
  const { rows } = rankSlice(matrix, scope, protocol);
  const order = rows.map(({ slug }) => slug);
  const { relations, resolvableGap } = relateSlice(matrix, { ...options, scope }, order);
  const scores = rows.map(({ score: { slices: _, ...score }, ...row }) => ({ ...row, score }));
  return { scores, relations, resolvableGap };
}

const outcomes = (models: number, tasks: number) =>
  fc.array(
    fc
      .array(fc.constantFrom("0", "1"), { minLength: tasks, maxLength: tasks })
      .map((own) => own.join("")),
    { minLength: models, maxLength: models },
  );

describe("a mix in which every task counts once", () => {
  test("has the board's own figures, and one slice alone has that slice's", () => {
    fc.assert(
      fc.property(outcomes(3, 42), fc.constantFrom(1, 3), (texts, tasksPerBase) => {
        const matrix = mixedBoard({ outcomes: texts, tasksPerBase });
        expect(figuresOf(prepare(matrix, equalMix))).toEqual(figuresOfSlice(matrix, wholeBoard));
        const tierTwo = prepare(matrix, { ...equalMix, tier: { "2": 1 } });
        expect(figuresOf(tierTwo)).toEqual(figuresOfSlice(matrix, { ...wholeBoard, tier: 2 }));
      }),
      { numRuns: 2 },
    );
  }, 20_000);

  test("is the same whatever the common weight", () => {
    const matrix = mixedBoard({ outcomes: ["110100110010", "011010011010"] });
    const fives = { "1": 5, "2": 5, "3": 5 };
    expect(figuresOf(prepare(matrix, { ...equalMix, tier: fives }))).toEqual(
      figuresOf(prepare(matrix, equalMix)),
    );
  });
});

describe("a weighted rate", () => {
  const tier = (index: number) => ({ tier: index < 2 ? (1 as const) : (3 as const) });

  test("is the sum of weights passed over the sum of weights", () => {
    const matrix = mixedBoard({ outcomes: ["1100", "0011", "1001"], task: tier });
    const { rows } = rankMix(prepare(matrix, { ...equalMix, tier: { "1": 1, "3": 3 } }));
    // Weights 1, 1, 3, 3: m0 has 2 of 8, m1 6 of 8, m2 4 of 8.
    expect(rows.map(({ slug, score }) => [slug, score.passRate, score.passed])).toEqual([
      ["m1", 0.75, 2],
      ["m2", 0.5, 2],
      ["m0", 0.25, 2],
    ]);
  });

  test("of a mix without a task of the suite doesn't exist", () => {
    const matrix = mixedBoard({ outcomes: ["11"], task: tier });
    expect(prepareMix(matrix, { ...equalMix, tier: { "2": 1 } }, options)).toBeNull();
  });
});

test("a task of weight 3 is what three copies of it in its base problem would be", () => {
  const weightOf = (index: number) => 1 + (index % 3);
  fc.assert(
    fc.property(outcomes(3, 60), fc.constantFrom(1, 2), (texts, tasksPerBase) => {
      const matrix = mixedBoard({ outcomes: texts, tasksPerBase });
      const weighted = prepare(matrix, { ...equalMix, tier: { "1": 1, "2": 2, "3": 3 } });
      const places = [...matrix.tasks.keys()].flatMap((index) =>
        Array<number>(weightOf(index)).fill(index),
      );
      const copied = mixedBoard({
        outcomes: texts.map((text) => places.map((place) => text[place]).join("")),
        task: (index) => ({ baseId: matrix.tasks[places[index] ?? 0]?.baseId ?? "" }),
      });
      const [own, other] = [rankMix(weighted).rows, rankMix(prepare(copied, equalMix)).rows];
      const bounds = (rows: typeof own) =>
        rows.map(({ slug, score }) => [
          slug,
          score.passRate,
          score.interval?.low,
          score.interval?.high,
        ]);
      expect(bounds(own)).toEqual(bounds(other));
      const order = own.map(({ slug }) => slug);
      const pOf = (prepared: PreparedMix) =>
        [...relateMix(prepared, order).relations.values()].map(({ next }) => next?.p ?? 0);
      const copiedPs = pOf(prepare(copied, equalMix));
      for (const [place, p] of pOf(weighted).entries())
        expect(p).toBeCloseTo(copiedPs[place] ?? -1, 12);
    }),
    { numRuns: 5 },
  );
}, 20_000);

test("the paired verdict speaks of the mix: tasks of weight 5 outvote more of weight 1", () => {
  const halves = { outcomes: ["1".repeat(20) + "0".repeat(12), "0".repeat(20) + "1".repeat(12)] };
  const matrix = mixedBoard({ ...halves, task: (index) => ({ tier: index < 20 ? 1 : 3 }) });
  const next = (mix: MixWeights) => {
    const { relations } = relateMix(prepare(matrix, mix), ["m1", "m0"]);
    return relations.get("m1")?.next;
  };
  // 20 against 12 tasks: twice the chance of at most 12 heads in 32 throws.
  expect(next(equalMix)?.p).toBeCloseTo(0.21532714972272515, 12);
  // 12 fives against 20 ones: of all 2^32 sums the share at least 40 from zero, counted in Python.
  const weighted = next({ ...equalMix, tier: { "1": 1, "3": 5 } });
  expect(weighted).toMatchObject({ onlyThis: 12, onlyNext: 20 });
  expect(weighted?.p).toBeCloseTo(0.027488724794238806, 12);
});
