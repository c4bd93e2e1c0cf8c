import { describe, expect, test } from "vitest";
import { wholeBoard } from "../pairs/outcome-scope";
import { isSliceable } from "./is-sliceable";
import type { MatrixModel, OutcomeMatrix } from "./outcome-matrix";
import { rankSlice } from "./rank-slice";
import { relateSlice } from "./relate-slice";
import { shareResamples } from "./share-resamples";

/** Ten tasks of tier 1, then ten of tier 2; `1` passed, `0` failed, `?` has no verdict. */
const tasks = Array.from({ length: 20 }, (_, index) => ({
  taskId: `t${String(index).padStart(2, "0")}`,
  baseId: `t${String(index).padStart(2, "0")}`,
  category: null,
  tier: index < 10 ? (1 as const) : (2 as const),
  language: null,
}));

function model(slug: string, ends: string, ranked = true): MatrixModel {
  const passes = Uint16Array.from([...ends], (end) => Number(end === "1"));
  return {
    slug,
    name: slug,
    runId: slug,
    recordId: 1,
    ranked,
    sequentialAttempts: null,
    candidates: new Uint16Array(20).fill(1),
    passes,
    first: Uint8Array.from(passes),
    unscored: Uint16Array.from([...ends], (end) => Number(end === "?")),
    excluded: new Uint8Array(20),
  };
}

const matrix: OutcomeMatrix = {
  tasks,
  models: [
    model("early", "11111111110000000000"),
    model("late", "00000000001111111100"),
    model("open", "111111111111111111?1", false),
  ],
};

function rank(scope: typeof wholeBoard) {
  return rankSlice(matrix, scope, { k: 1, allK: [1], resamplesFor: shareResamples("c", scope) });
}

describe("the slices of a board", () => {
  test("can turn its order round", () => {
    const order = (scope: typeof wholeBoard) => rank(scope).rows.map(({ slug }) => slug);
    expect(order(wholeBoard)).toEqual(["early", "late"]);
    expect(order({ ...wholeBoard, tier: 2 })).toEqual(["late", "early"]);
    const { rows } = rank({ ...wholeBoard, tier: 2 });
    expect(rows.map(({ rank: place, score }) => [place, score.passed, score.tasks])).toEqual([
      [1, 8, 10],
      [2, 0, 10],
    ]);
    expect(rows[0]?.score.interval?.seedLabel).toBe("cgb/v1/bootstrap/c/tier=2");
  });

  test("rank nobody who lacks a verdict elsewhere, and bound what is open", () => {
    const inFirst = rank({ ...wholeBoard, tier: 1 }).unranked[0];
    expect(inFirst?.score).toMatchObject({
      ...{ state: "incomplete", unscored: 0, passed: 10, tasks: 10 },
      ...{ passRate: null, passAtK: { "1": null }, interval: null },
    });
    expect(inFirst).toMatchObject({ bounds: { low: 1, high: 1 }, overlaps: [] });
    const inSecond = rank({ ...wholeBoard, tier: 2 }).unranked[0];
    expect(inSecond?.score.passRate).toBeNull();
    expect(inSecond?.bounds).toEqual({ low: 0.9, high: 1 });
  });

  test("show of those apart a complete run first, however well an incomplete one did", () => {
    const apart = model("z-slow", "1".padEnd(20, "0"), false);
    const withApart = { ...matrix, models: [...matrix.models, apart] };
    for (const tier of [null, 1, 2] as const) {
      const scope = { ...wholeBoard, tier };
      const protocol = { k: 1, allK: [1], resamplesFor: shareResamples("c", scope) };
      const { unranked } = rankSlice(withApart, scope, protocol);
      expect(unranked.map(({ slug }) => slug)).toEqual(["z-slow", "open"]);
      expect(unranked[0]?.score.interval).not.toBeNull();
    }
  });

  test("are tested on their own tasks, the ranked models alone", () => {
    const scope = { ...wholeBoard, tier: 2 } as const;
    const related = relateSlice(matrix, { k: 1, cycle: "c", scope }, ["late", "early"]);
    expect(related.pairs).toMatchObject({ count: 1, test: "exact McNemar" });
    // Eight tasks against none: twice the chance of eight heads in a row.
    expect(related.relations.get("late")?.next).toMatchObject({
      slug: "early",
      p: 2 / 2 ** 8,
      verdict: "separated",
      onlyThis: 8,
      onlyNext: 0,
    });
  });
});

test("a board is sliced away from the server only where every slice ranks the same models", () => {
  expect(isSliceable(matrix, 1)).toBe(true);
  expect(isSliceable(matrix, 2)).toBe(false);
  const [first] = matrix.models;
  if (first === undefined) throw new Error("no model");
  const leavesOut = {
    ...first,
    excluded: Uint8Array.from({ length: 20 }, (_, task) => Number(task === 3)),
  };
  expect(isSliceable({ tasks, models: [leavesOut] }, 1)).toBe(false);
  const sequential = { ...first, sequentialAttempts: 3 };
  expect(isSliceable({ tasks, models: [sequential] }, 1)).toBe(false);
});
