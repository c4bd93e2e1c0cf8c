import { allocateCells } from "../sampling/allocate-cells";
import { fillShortCells } from "../sampling/fill-short-cells";
import { selectTasks } from "../sampling/select-tasks";
import { type Language, languages, type TaskCategory, taskCategories, tiers } from "../vocabulary";
import type { TaskDefinition } from "./suite-definition";

/** So many tasks are graded for the built-in contestants on a fresh machine in about two minutes. */
export const mostStarterTasks = 50;

type Cells = number[][][];

/** Which draw it is: how many tasks, and what decides which. */
export interface PoolDraw {
  total: number;
  /** Takes part in each task's digest. */
  cycle: string;
  /** Decides who gets an odd task. */
  week: number;
}

/** The tasks of our own suite as long as it has no weekly draws: all of a small pool, or 50 of a larger one. */
export function drawStarterTasks(tasks: readonly TaskDefinition[]): TaskDefinition[] {
  return drawPoolTasks(tasks, { total: mostStarterTasks, cycle: "starter", week: 1 });
}

/**
 * Tasks of a pool, by the functions that draw a cycle; all of them where there are no more. Tiers have the
 * shares of the pool; in each, categories and languages have equal ones as far as there are tasks.
 */
export function drawPoolTasks(
  tasks: readonly TaskDefinition[],
  { total, cycle, week }: PoolDraw,
): TaskDefinition[] {
  if (tasks.length <= total) return [...tasks];
  const capacity = countCells(tasks);
  const planned = allocateCells({
    total,
    tierWeights: capacity.map((categories) => categories.flat().reduce((a, b) => a + b, 0)),
    categoryWeights: taskCategories.map((category) => hasAny(tasks, { category })),
    languageWeights: languages.map((language) => hasAny(tasks, { language })),
    week,
  });
  // A tier's share of the pool is never more than the tier.
  const need = fillShortCells(planned, capacity) ?? capacity;
  const drawn = selectTasks(
    tasks.map((task) => ({ id: task.taskKey, cell: cellOf(task) })),
    namedCells(need),
    cycle,
  );
  const keys = new Set([...drawn.values()].flat());
  return tasks.filter(({ taskKey }) => keys.has(taskKey));
}

function hasAny(
  tasks: readonly TaskDefinition[],
  wanted: { category?: TaskCategory; language?: Language },
): number {
  return tasks.some(
    ({ category, language }) => category === wanted.category || language === wanted.language,
  )
    ? 1
    : 0;
}

function cellOf({ tier, category, language }: TaskDefinition): string {
  return `${tier}/${category}/${language}`;
}

function countCells(tasks: readonly TaskDefinition[]): Cells {
  const counts = new Map([...Map.groupBy(tasks, cellOf)].map(([cell, own]) => [cell, own.length]));
  return tiers.map((tier) =>
    taskCategories.map((category) =>
      languages.map((language) => counts.get(`${tier}/${category}/${language}`) ?? 0),
    ),
  );
}

function namedCells(cells: Cells): Map<string, number> {
  return new Map(
    tiers.flatMap((tier, t) =>
      taskCategories.flatMap((category, c) =>
        languages.map((language, l): [string, number] => [
          `${tier}/${category}/${language}`,
          cells[t]?.[c]?.[l] ?? 0,
        ]),
      ),
    ),
  );
}
