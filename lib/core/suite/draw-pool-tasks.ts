import { type Language, type TaskCategory, taskCategories } from "../vocabulary";
import { drawByCells } from "./draw-by-cells";
import type { TaskDefinition } from "./suite-definition";
import { countCells, poolLanguages } from "./task-cells";

/** So many tasks are graded for the built-in contestants on a fresh machine in about two minutes. */
export const mostStarterTasks = 50;

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
  const { keys } = drawByCells(tasks, {
    total,
    // A tier's share of the pool is never more than the tier, so none is short.
    tierWeights: countCells(tasks).map((own) => own.flat().reduce((a, b) => a + b, 0)),
    categoryWeights: taskCategories.map((category) => hasAny(tasks, { category })),
    languageWeights: poolLanguages.map((language) => hasAny(tasks, { language })),
    week,
    cycle,
  });
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
