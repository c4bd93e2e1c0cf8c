import { describe, expect, test } from "vitest";
import type { MatrixModel } from "./outcome-matrix";
import { rateTasks } from "./rate-tasks";

/** "1" passed, "0" failed, "." without a verdict, "x" left out by the record; one candidate a task. */
function model(slug: string, text: string): MatrixModel {
  const letters = [...text];
  return {
    ...{ slug, name: slug, runId: slug, recordId: 1, ranked: true, sequentialAttempts: null },
    candidates: Uint16Array.from(letters, () => 1),
    passes: Uint16Array.from(letters, (letter) => Number(letter === "1")),
    first: Uint8Array.from(letters, (letter) => Number(letter === "1")),
    unscored: Uint16Array.from(letters, (letter) => Number(letter === ".")),
    excluded: Uint8Array.from(letters, (letter) => Number(letter === "x")),
  };
}

const tasksOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ taskId: `t${index}`, baseId: `t${index}` },
    ...{ category: null, tier: null, language: null },
  }));

function rate(...texts: string[]) {
  return rateTasks(
    tasksOf(texts[0]?.length ?? 0),
    texts.map((text, index) => model(`m${index}`, text)),
  );
}

describe("rateTasks", () => {
  test("counts who solved a task, and marks what nobody and what everybody solves", () => {
    const [dead, saturated, open] = rate("010", "011", "010");
    expect(dead).toMatchObject({ models: 3, solvedBy: 0, solveRate: 0, mark: "dead" });
    expect(saturated).toMatchObject({ models: 3, solvedBy: 3, solveRate: 1, mark: "saturated" });
    expect(open).toMatchObject({ models: 3, solvedBy: 1, solveRate: 1 / 3, mark: null });
  });

  test("what has no verdict or is left out is no failure", () => {
    const [first, second] = rate("1.", "1x", "01");
    expect(first).toMatchObject({ models: 3, solvedBy: 2 });
    expect(second).toMatchObject({ models: 1, solvedBy: 1, mark: "saturated" });
    const [unknown] = rate(".", "x");
    expect(unknown).toMatchObject({ models: 0, solveRate: null, separation: null, mark: null });
  });

  test("separation is the correlation with the rest, as worked out by hand", () => {
    // Rests of the first task: 1, 1/2, 1/2, 0, 1/2. Means 3/5 and 1/2; sums of products 1/2,
    // of squares 6/5 and 1/2: (1/2) / √(6/5 · 1/2) = 0.6454972243679028.
    const [first, second] = rate("111", "110", "101", "000", "001");
    expect(first?.separation).toBeCloseTo(0.6454972243679028, 12);
    // Outcomes 1 1 0 0 0, rests 1, 1/2, 1, 0, 1/2: 0.3 / √(1.2 · 0.7) = 0.32732683535398854.
    expect(second?.separation).toBeCloseTo(0.32732683535398854, 12);
  });

  test("a staircase separates without fault, its mirror image the wrong way", () => {
    const ratings = rate("1110", "1110", "1110", "0001", "0001", "0001");
    expect(ratings[0]?.separation).toBeCloseTo(1, 12);
    expect(ratings[3]?.separation).toBeCloseTo(-1, 12);
  });

  test("dead and saturated tasks, and boards of fewer than five models, have no separation", () => {
    expect(rate("01", "01", "00", "01", "00")[0]?.separation).toBeNull();
    expect(rate("11", "10", "01", "00")[0]?.separation).toBeNull();
  });

  test("of several candidates the mean share counts, and one pass makes a solver", () => {
    const half = {
      ...model("half", "1"),
      candidates: Uint16Array.of(4),
      passes: Uint16Array.of(2),
    };
    const none = { ...model("none", "0"), candidates: Uint16Array.of(1) };
    expect(rateTasks(tasksOf(1), [half, none])[0]).toMatchObject({
      ...{ models: 2, solvedBy: 1, passes: 2, candidates: 5, solveRate: 0.25, mark: null },
    });
  });
});
