import { equalMix, type MixWeights } from "../../../lib/core/mix/mix-weights";
import type { BoardTask } from "../../../lib/core/pairs/board-outcomes";
import { languages, taskCategories } from "../../../lib/core/vocabulary";

/** A board of the weekly suite's shape: 40, 40 and 20% of the tasks in the tiers. */
export interface BoardDesign {
  name: string;
  tasks: readonly BoardTask[];
  /** Tier of each base problem, 0 to 2. */
  tierOf: readonly number[];
}

export interface MixDesign {
  name: string;
  mix: MixWeights;
}

const taskCount = 400;

/** The chance of a model at each tier, on average over base problems. */
export const tierRates = [0.85, 0.7, 0.5] as const;

/** The boards that are simulated: every task a base problem of its own, three from each, and seven. */
export const boardDesigns: readonly BoardDesign[] = [1, 3, 7].map(makeBoard);

/** From the board itself to mixes in which a few tasks have most of the weight. */
export const mixDesigns: readonly MixDesign[] = [
  { name: "every task once", mix: equalMix },
  {
    name: "everyday: tiers 3, 2, 1",
    mix: { ...equalMix, tier: { "1": 3, "2": 2, "3": 1 } },
  },
  {
    name: "mostly one category: 5 to 1",
    mix: { ...equalMix, category: weightsOf("bug-fixing", 5, 1) },
  },
  {
    name: "lopsided: tier 3, one category and one language 5 to 1",
    mix: {
      category: weightsOf("bug-fixing", 5, 1),
      tier: { "1": 1, "2": 1, "3": 5 },
      language: Object.fromEntries(languages.map((l) => [l, l === "python" ? 5 : 1])),
    },
  },
  {
    name: "few tasks: two categories 3 to 1, two languages 2 to 1",
    mix: {
      category: { "bug-fixing": 3, refactoring: 1 },
      tier: null,
      language: { python: 2, java: 1 },
    },
  },
];

function weightsOf(favourite: string, own: number, others: number): Record<string, number> {
  return Object.fromEntries(taskCategories.map((c) => [c, c === favourite ? own : others]));
}

function makeBoard(tasksPerBase: number): BoardDesign {
  const bases = Math.ceil(taskCount / tasksPerBase);
  const tierOf = Array.from({ length: bases }, (_, base) => [0, 1, 0, 1, 2][base % 5] ?? 0);
  const pad = (place: number) => String(place).padStart(4, "0");
  const tasks = Array.from({ length: taskCount }, (_, index): BoardTask => {
    const base = Math.floor(index / tasksPerBase);
    return {
      taskId: `t${pad(index)}`,
      baseId: `b${pad(base)}`,
      category: taskCategories[index % 7] ?? null,
      tier: ([1, 2, 3] as const)[tierOf[base] ?? 0] ?? 1,
      language: languages[Math.floor(index / 7) % 3] ?? null,
    };
  });
  return { name: `${taskCount} tasks of ${bases} base problems`, tasks, tierOf };
}
