import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryOutcomePair, plainPair } from "../../test-support/arbitrary-outcome-pair";
import { comparePair } from "../pairs/compare-pair";
import { drawResamples } from "../stats/draw-resamples";
import { compareSlices } from "./compare-slices";
import { compareTasks, type TaskComparison } from "./compare-tasks";
import { selectTasks } from "./select-tasks";

const mirrored: Record<TaskComparison, TaskComparison> = {
  both: "both",
  "only-a": "only-b",
  "more-a": "more-b",
  "only-b": "only-a",
  "more-b": "more-a",
  same: "same",
  neither: "neither",
};

describe("compareTasks", () => {
  test("a task is solved by both, one or neither where each has one candidate", () => {
    const { a, b } = plainPair([
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
    expect(compareTasks(a, b, 1)).toEqual(["both", "only-a", "only-b", "neither"]);
  });

  test("of several candidates the estimate at k decides, so the same counts may differ in it", () => {
    const { a, b } = plainPair(
      [
        [2, 1],
        [5, 0],
        [3, 3],
        [4, 5],
      ],
      5,
    );
    expect(compareTasks(a, b, 1)).toEqual(["more-a", "only-a", "same", "more-b"]);
    // With two passes of five, four draws always hold one: pass@4 is 1.
    expect(compareTasks(a, b, 4)).toEqual(["more-a", "only-a", "both", "both"]);
  });

  test("turned round, every task turns round", () => {
    fc.assert(
      fc.property(arbitraryOutcomePair(), fc.integer({ min: 1, max: 3 }), ({ a, b }, k) => {
        const forth = compareTasks(a, b, k);
        expect(compareTasks(b, a, k)).toEqual(forth.map((outcome) => mirrored[outcome]));
      }),
    );
  });

  test("of single candidates, tasks add up to the counts of the test", () => {
    fc.assert(
      fc.property(arbitraryOutcomePair({ mostCandidates: 1 }), ({ outcomes, a, b }) => {
        const compared = compareTasks(a, b, 1);
        const count = (wanted: TaskComparison) =>
          compared.filter((outcome) => outcome === wanted).length;
        const bases = new Set(outcomes.tasks.map(({ baseId }) => baseId)).size;
        const resamples = drawResamples("test", bases, 2);
        expect(comparePair(outcomes, a.slug, b.slug, { k: 1, resamples })).toMatchObject({
          both: count("both"),
          onlyA: count("only-a"),
          onlyB: count("only-b"),
          neither: count("neither"),
        });
      }),
    );
  });
});

describe("compareSlices", () => {
  const protocol = { k: 1, cycle: "2026-W48" };

  test("turned round, counts change sides, differences signs, and p-values nothing", () => {
    fc.assert(
      fc.property(arbitraryOutcomePair({ fewestTasks: 60 }), ({ outcomes, a, b }) => {
        const forth = compareSlices(outcomes, a, b, protocol);
        const back = compareSlices(outcomes, b, a, protocol);
        expect(back).toHaveLength(forth.length);
        for (const [index, slice] of forth.entries()) {
          const turned = back[index];
          expect([turned?.passedB, turned?.passedA]).toEqual([slice.passedA, slice.passedB]);
          expect(turned?.compared === null).toBe(slice.compared === null);
          if (!slice.compared || !turned?.compared) continue;
          expect(turned.compared.difference).toBeCloseTo(-slice.compared.difference, 12);
          expect(turned.compared.interval.low).toBeCloseTo(-slice.compared.interval.high, 12);
          expect(turned.compared.p).toBe(slice.compared.p);
          expect(turned.compared.pAdjusted).toBe(slice.compared.pAdjusted);
        }
      }),
      { numRuns: 8 },
    );
  });

  test("the slices of a dimension share out every task that has a value in it", () => {
    fc.assert(
      fc.property(arbitraryOutcomePair({ fewestTasks: 40 }), ({ outcomes, a, b }) => {
        const slices = compareSlices(outcomes, a, b, protocol);
        for (const own of Map.groupBy(slices, ({ dimension }) => dimension).values()) {
          const tasks = own.reduce((sum, slice) => sum + slice.tasks, 0);
          expect(tasks).toBe(outcomes.tasks.length);
        }
        for (const { tasks, compared } of slices) expect(compared !== null).toBe(tasks >= 30);
      }),
      { numRuns: 8 },
    );
  });
});

test("selected tasks keep their outcomes", () => {
  const { outcomes } = plainPair([
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
  const { tasks, models } = selectTasks(outcomes, [0, 2]);
  expect(tasks).toEqual([outcomes.tasks[0], outcomes.tasks[2]]);
  expect([...(models[0]?.passes ?? [])]).toEqual([1, 1]);
  expect([...(models[1]?.passes ?? [])]).toEqual([0, 1]);
});
