import { expect, test } from "vitest";
import { drawResamples } from "../stats/draw-resamples";
import { boundSolvedTask, type TaskTokens } from "./bound-solved-task";

const resamplesFor = (bases: number) => drawResamples("any", bases, 400);
const evenly = { prompt: 1, completion: 1 };

/** Every task takes 100 prompt and 50 completion tokens; the first `solved` of `count` are solved. */
const tasksOf = (count: number, solved: number): TaskTokens[] =>
  Array.from({ length: count }, (_, i) => ({
    baseId: `base-${String(i).padStart(3, "0")}`,
    prompt: 100,
    completion: 50,
    isSolved: i < solved,
  }));

test("the interval holds the ratio, and failures are part of the price", () => {
  const bounds = boundSolvedTask(tasksOf(80, 40), evenly, resamplesFor);
  // 80 · 150 / 40 = 300: twice what one task takes.
  expect(bounds?.low).toBeGreaterThan(200);
  expect(bounds?.low).toBeLessThan(300);
  expect(bounds?.high).toBeGreaterThan(300);
  expect(bounds?.high).toBeLessThan(450);
});

test("prices scale it, each kind of token by its own", () => {
  const tasks = tasksOf(80, 40);
  const byPrompt = boundSolvedTask(tasks, { prompt: 0.5, completion: 0 }, resamplesFor);
  const all = boundSolvedTask(tasks, evenly, resamplesFor);
  // 50 of 150 a task.
  expect((byPrompt?.low ?? 0) * 3).toBeCloseTo(all?.low ?? Number.NaN, 9);
  expect((byPrompt?.high ?? 0) * 3).toBeCloseTo(all?.high ?? Number.NaN, 9);
});

test("where many resamples solve nothing it is open above", () => {
  expect(boundSolvedTask(tasksOf(40, 1), evenly, resamplesFor)?.high).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test("tasks of one base are drawn together, so they widen it, and their order is of no account", () => {
  const inPairs = tasksOf(80, 40).map((task, i) => ({
    ...task,
    baseId: `base-${(i - (i % 4)) / 4}`,
  }));
  const width = (tasks: readonly TaskTokens[]) => {
    const bounds = boundSolvedTask(tasks, evenly, resamplesFor);
    return (bounds?.high ?? Number.NaN) - (bounds?.low ?? Number.NaN);
  };
  expect(width(inPairs)).toBeGreaterThan(width(tasksOf(80, 40)));
  expect(width(inPairs.toReversed())).toBe(width(inPairs));
});
