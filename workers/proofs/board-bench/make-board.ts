import type {
  BoardOutcomes,
  BoardTask,
  ModelOutcomes,
} from "../../../lib/core/pairs/board-outcomes";
import { drawNormal } from "../../../lib/core/sampling/draw-normal";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { logistic } from "../../../lib/core/stats/logistic";
import { languages, taskCategories, tiers } from "../../../lib/core/vocabulary";
import { interceptOf } from "../simulation/intercept-of";
import { drawOutcome } from "../simulation/outcomes";

export interface BoardSize {
  models: number;
  tasks: number;
  /** 1: every task is a base problem of its own. */
  tasksPerBase: number;
}

const difficultySpread = 2;
const lowestRate = 0.3;
const highestRate = 0.8;

/**
 * Returns a board as the weekly one is made: tasks in 7 categories, 3 tiers and 3 languages, models
 * from 30% to 80% that find the same tasks hard. Equal size and round give the same board.
 */
export function makeBoard(size: BoardSize, round: number): BoardOutcomes {
  const stream = createRandomStream(`simulate/board/${JSON.stringify(size)}`, round);
  const bases = Math.ceil(size.tasks / size.tasksPerBase);
  const difficulties = Float64Array.from({ length: bases }, () => drawNormal(stream));
  const candidates = new Uint16Array(size.tasks).fill(1);
  const models = Array.from({ length: size.models }, (_, model): ModelOutcomes => {
    const step = (highestRate - lowestRate) / Math.max(1, size.models - 1);
    const intercept = interceptOf(lowestRate + model * step, difficultySpread);
    const first = Uint8Array.from({ length: size.tasks }, (_, task) => {
      const difficulty = difficulties[Math.floor(task / size.tasksPerBase)] ?? 0;
      return drawOutcome(stream, logistic(intercept + difficultySpread * difficulty));
    });
    return { slug: pad("model", model), passes: Uint16Array.from(first), candidates, first };
  });
  return { tasks: makeTasks(size), models };
}

function makeTasks({ tasks, tasksPerBase }: BoardSize): BoardTask[] {
  return Array.from({ length: tasks }, (_, task) => ({
    taskId: pad("task", task),
    baseId: pad("base", Math.floor(task / tasksPerBase)),
    category: taskCategories[task % taskCategories.length] ?? null,
    tier: tiers[Math.floor(task / 7) % tiers.length] ?? null,
    language: languages[Math.floor(task / 21) % 3] ?? null,
  }));
}

function pad(kind: string, number: number): string {
  return `${kind}-${String(number).padStart(5, "0")}`;
}
