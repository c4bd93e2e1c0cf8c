import { expect, test } from "vitest";
import type { Language, TaskCategory, Tier } from "../vocabulary";
import { drawPoolTasks, drawStarterTasks } from "./draw-pool-tasks";
import type { TaskDefinition } from "./suite-definition";

function makeTasks(count: number, tierOf: (index: number) => Tier): TaskDefinition[] {
  const categories: TaskCategory[] = ["function-completion", "bug-fixing", "code-translation"];
  const languages: Language[] = ["python", "javascript", "java"];
  return Array.from({ length: count }, (_, index) => ({
    taskKey: `task-${index}`,
    baseId: `base-${index}`,
    category: categories[index % 3] ?? "bug-fixing",
    language: languages[Math.floor(index / 3) % 3] ?? "java",
    tier: tierOf(index),
    entryPoint: "f",
    prompt: "",
    testPlan: { kind: "calls", cases: [] },
    referenceSolution: null,
    plantedFaults: [],
  }));
}

const count = (tasks: TaskDefinition[], property: keyof TaskDefinition) =>
  Object.values(Object.groupBy(tasks, (task) => String(task[property])))
    .map((group) => group?.length ?? 0)
    .sort((a, b) => a - b);

test("a pool of 50 tasks is taken whole", () => {
  const tasks = makeTasks(50, () => 1);
  expect(drawStarterTasks(tasks)).toEqual(tasks);
});

test("of a larger pool 50 are drawn, tiers by their shares, categories and languages alike", () => {
  const tasks = makeTasks(900, (index) => (index < 360 ? 1 : index < 720 ? 2 : 3));
  const drawn = drawStarterTasks(tasks);
  expect(drawn).toHaveLength(50);
  expect(count(drawn, "tier")).toEqual([10, 20, 20]);
  expect(count(drawn, "category")).toEqual([16, 17, 17]);
  expect(count(drawn, "language")).toEqual([16, 17, 17]);
});

test("a tier of few tasks gives no more than it has", () => {
  const tasks = makeTasks(51, (index) => (index === 7 ? 3 : 1));
  const drawn = drawStarterTasks(tasks);
  expect(drawn).toHaveLength(50);
  expect(new Set(drawn.map(({ taskKey }) => taskKey)).size).toBe(50);
});

test("another cycle draws other tasks of the same cells", () => {
  const tasks = makeTasks(900, () => 1);
  const draw = (cycle: string) => drawPoolTasks(tasks, { total: 90, cycle, week: 1 });
  expect(count(draw("a"), "category")).toEqual(count(draw("b"), "category"));
  expect(draw("a")).not.toEqual(draw("b"));
});
