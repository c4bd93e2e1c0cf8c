import { expect, test } from "vitest";
import { listPatterns } from "./list-patterns";

const task = (taskId: string, text: string) => ({
  taskId,
  counts: [...text].map((letter) => ({ passed: Number(letter), candidates: 1 })),
});

test("tasks are grouped by who solved them, all before none", () => {
  const tasks = [task("a", "000"), task("b", "101"), task("c", "111"), task("d", "101")];
  expect(listPatterns(tasks)).toEqual([
    { solved: [true, true, true], taskIds: ["c"] },
    { solved: [true, false, true], taskIds: ["b", "d"] },
    { solved: [false, false, false], taskIds: ["a"] },
  ]);
});

test("where a task was tried several times there are no such groups", () => {
  expect(listPatterns([{ taskId: "a", counts: [{ passed: 1, candidates: 2 }] }])).toBeNull();
});
