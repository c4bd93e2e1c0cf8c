import type { Language, TaskCategory, Tier } from "../vocabulary";

/** What every two models of a board are compared on, in byte order of the task ids. */
export interface BoardTask {
  taskId: string;
  baseId: string;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
}

/** What one model made of the tasks: one entry a task, in the order of the tasks. */
export interface ModelOutcomes {
  slug: string;
  passes: Uint16Array;
  candidates: Uint16Array;
  /** 1 where candidate 0 passed; null where only counts of trials are known. */
  first: Uint8Array | null;
}

export interface BoardOutcomes {
  tasks: readonly BoardTask[];
  /** By slug. */
  models: readonly ModelOutcomes[];
}
