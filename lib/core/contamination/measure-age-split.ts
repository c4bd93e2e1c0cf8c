import type { TaskCategory, Tier } from "../vocabulary";
import { measureSplits, type SplitFinding } from "./measure-splits";

/** Cycles in which a task counts as new. Source: methodology, section 8. */
const newCycles = 4;

export interface AgedTask {
  readonly baseId: string;
  readonly tier: Tier;
  readonly category: TaskCategory;
  /** Cycles that began since the task became active: 0 in its first one. */
  readonly ageCycles: number;
  readonly passed: boolean;
}

export interface AgedModel {
  readonly model: string;
  readonly tasks: readonly AgedTask[];
}

/**
 * Returns whether models do better on tasks that have been in use for longer than 4 cycles than on newer
 * ones of the same tier and category: what is asked every week may leak. In the first cycles of a pool
 * all tasks are new and there is nothing to compare.
 * Source: methodology, section 8, signal 4.
 */
export function measureAgeSplit(models: readonly AgedModel[], seedLabel: string): SplitFinding[] {
  const splits = models.map(({ model, tasks }) => ({
    model,
    tasks: tasks.map(({ baseId, tier, category, ageCycles, passed }) => ({
      baseId,
      cell: `${tier}/${category}`,
      isExposed: ageCycles >= newCycles,
      isHit: passed,
    })),
  }));
  return measureSplits(splits, seedLabel);
}
