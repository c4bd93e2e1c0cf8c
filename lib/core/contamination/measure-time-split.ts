import type { TaskCategory, Tier } from "../vocabulary";
import { measureSplits, type SplitFinding } from "./measure-splits";

export interface DatedTask {
  readonly baseId: string;
  readonly tier: Tier;
  readonly category: TaskCategory;
  /** `YYYY-MM-DD`. */
  readonly createdOn: string;
  readonly passed: boolean;
}

export interface DatedModel {
  readonly model: string;
  /** End of the training data as the provider declares it, `YYYY-MM-DD`; null where it doesn't. */
  readonly cutoff: string | null;
  readonly tasks: readonly DatedTask[];
}

/**
 * Returns whether models do better on tasks made up to their declared cutoff than on later ones, within
 * tier and category. Models without a declared cutoff are left out: nothing can be said of them.
 * Source: methodology, section 8, signal 2.
 */
export function measureTimeSplit(models: readonly DatedModel[], seedLabel: string): SplitFinding[] {
  const splits = models.flatMap(({ model, cutoff, tasks }) => {
    if (cutoff === null) return [];
    return [{ model, tasks: tasks.map((task) => toSplitTask(task, cutoff)) }];
  });
  return measureSplits(splits, seedLabel);
}

function toSplitTask({ baseId, tier, category, createdOn, passed }: DatedTask, cutoff: string) {
  // Dates of one width in this order of parts are in byte order.
  const isExposed = createdOn <= cutoff;
  return { baseId, cell: `${tier}/${category}`, isExposed, isHit: passed };
}
