import { describe, expect, test } from "vitest";
import { packOutcomes } from "../../lib/core/outcomes/pack-outcomes";
import { parseMatrixQuery } from "./matrix-query";
import { moveCursor } from "./move-cursor";
import { selectRows } from "./select-rows";
import { drawStrip } from "./strip-path";
import { workUpMatrix } from "./work-up-matrix";

/** "1" passed, "0" failed, "h" one candidate of two, "." without a verdict. */
function packed(models: Record<string, string>, unranked: readonly string[] = []) {
  const length = Object.values(models)[0]?.length ?? 0;
  return packOutcomes({
    tasks: Array.from({ length }, (_, index) => ({
      ...{ taskId: `t${index}`, baseId: `t${index}`, category: null, language: null },
      tier: index % 2 === 0 ? 1 : 2,
    })),
    models: Object.entries(models).map(([slug, text]) => ({
      ...{ slug, name: slug, runId: slug, recordId: 1, sequentialAttempts: null },
      ranked: !unranked.includes(slug),
      candidates: Uint16Array.from(text, (letter) => (letter === "h" ? 2 : 1)),
      passes: Uint16Array.from(text, (letter) => Number(letter === "1" || letter === "h")),
      first: null,
      unscored: Uint16Array.from(text, (letter) => Number(letter === ".")),
      excluded: Uint8Array.from(text, () => 0),
    })),
  });
}

const { rows, columns } = workUpMatrix(
  packed({ a: "0001", b: "0111", c: "011h", d: "1111", e: "00.1", f: "0111" }, ["d"]),
);
const query = (text: string) => parseMatrixQuery(new URLSearchParams(text));
const names = (text: string) => selectRows(rows, query(text)).map(({ task }) => task.taskId);

describe("a worked up matrix", () => {
  test("orders its models by their rates, and those that no rate counts last", () => {
    // b and f 3/4, c 2.5/4, e 1/3, a 1/4; d would be the best and isn't ranked.
    expect(columns.map(({ slug }) => slug)).toEqual(["b", "f", "c", "e", "a", "d"]);
    expect(columns.at(-1)?.isCounted).toBe(false);
    expect(columns[2]?.cells).toEqual(["failed", "passed", "passed", "part"]);
  });

  test("counts the ranked alone: nobody of them solves the first task", () => {
    expect(rows[0]?.rating).toMatchObject({ models: 5, solvedBy: 0, mark: "dead" });
    expect(rows[2]?.rating).toMatchObject({ models: 4, solvedBy: 3 });
  });

  test("is ordered by difficulty, both ways, and by name", () => {
    // Solve rates: 0, 3/5, 3/4, 4.5/5.
    expect(names("")).toEqual(["t0", "t1", "t2", "t3"]);
    expect(names("order=easiest")).toEqual(["t3", "t2", "t1", "t0"]);
    expect(names("order=name")).toEqual(["t0", "t1", "t2", "t3"]);
  });

  test("puts tasks without a separation last, in either direction", () => {
    expect(names("order=separates").at(-1)).not.toBe("t1");
    expect(names("order=separates").slice(-2).sort()).toEqual(["t0", "t2"]);
    expect(names("order=misleads").slice(-2).sort()).toEqual(["t0", "t2"]);
  });

  test("shows the dead, the others, a slice, or a part of a name", () => {
    expect(names("show=dead")).toEqual(["t0"]);
    expect(names("show=open")).toEqual(["t1", "t2", "t3"]);
    expect(names("tier=2")).toEqual(["t1", "t3"]);
    expect(names("q=T2")).toEqual(["t2"]);
  });
});

test("a row is one path a kind, and neighbours of one kind one rectangle", () => {
  // b f c e a d on the last task: passed passed part passed passed passed.
  expect(drawStrip(columns, 3)).toEqual({
    passed: "M0 0h2v1h-2zM3 0h3v1h-3z",
    part: "M2 0.5h1v0.5h-1z",
    unknown: "",
  });
  expect(drawStrip(columns, 2).unknown).toBe("M3 0.42h1v0.16h-1z");
});

test("arrow keys go over the shown rows and stop at the ends", () => {
  const shown = [{ place: 5 }, { place: 2 }];
  expect(moveCursor("ArrowDown", { place: 5, column: 1 }, shown, 3)).toEqual({
    ...{ place: 2, column: 1 },
  });
  expect(moveCursor("ArrowDown", { place: 2, column: 1 }, shown, 3)).toEqual({
    ...{ place: 2, column: 1 },
  });
  expect(moveCursor("End", { place: 5, column: 1 }, shown, 3)).toEqual({ place: 5, column: 2 });
  expect(moveCursor("ArrowLeft", null, shown, 3)).toEqual({ place: 5, column: 0 });
  expect(moveCursor("x", null, shown, 3)).toBeNull();
});
