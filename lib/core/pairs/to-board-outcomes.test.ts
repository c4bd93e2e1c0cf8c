import { expect, test } from "vitest";
import { toBoardOutcomes } from "./to-board-outcomes";

const tally = (taskKey: string, passedCandidates: number, passed: boolean | null) => ({
  taskKey,
  baseId: taskKey,
  category: null,
  tier: null,
  language: null,
  candidates: 2,
  passedCandidates,
  passed,
});

test("tasks come in byte order, models by slug, each with its own counts", () => {
  const { tasks, models } = toBoardOutcomes([
    { slug: "b", tallies: [tally("t/9", 1, true), tally("t/10", 2, true)] },
    { slug: "a", tallies: [tally("t/10", 0, null), tally("t/9", 1, null)] },
  ]);
  expect(tasks.map(({ taskId }) => taskId)).toEqual(["t/10", "t/9"]);
  expect(models.map(({ slug, passes, first }) => [slug, [...passes], first && [...first]])).toEqual(
    [
      ["a", [0, 1], null],
      ["b", [2, 1], [1, 1]],
    ],
  );
});

test("a task that one run leaves out is compared for none", () => {
  const { tasks } = toBoardOutcomes([
    { slug: "a", tallies: [tally("t/1", 1, true), tally("t/2", 1, true)] },
    { slug: "b", tallies: [tally("t/2", 1, true)] },
  ]);
  expect(tasks.map(({ taskId }) => taskId)).toEqual(["t/2"]);
  expect(toBoardOutcomes([])).toEqual({ tasks: [], models: [] });
});
