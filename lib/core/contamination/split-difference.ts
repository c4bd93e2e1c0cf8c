import type { Bounds } from "../stats/bounds";
import { z95 } from "../stats/interval-level";
import {
  mantelHaenszelRiskDifference,
  type SplitCell,
} from "../stats/mantel-haenszel-risk-difference";
import { normalCdf } from "../stats/normal-cdf";

/** A task on one side of a split. */
export interface SplitTask {
  readonly baseId: string;
  /** Tasks are only compared within a cell: tier and category. */
  readonly cell: string;
  /** On the side that a model may have seen. */
  readonly isExposed: boolean;
  readonly isHit: boolean;
}

export interface SplitDifference {
  /** Cells with tasks on both sides. */
  readonly cells: number;
  /** Rate exposed − rate unexposed, a fraction; null where no cell has both. */
  readonly difference: number | null;
  /** Null there too, and where nothing varies, so that nothing can be judged. */
  readonly standardError: number | null;
  readonly interval: Bounds | null;
  /** Two-sided. */
  readonly p: number | null;
}

interface Cell {
  readonly counts: SplitCell;
  readonly tasks: readonly SplitTask[];
}

/**
 * Returns the Mantel–Haenszel risk difference between exposed and unexposed tasks over cells, with the
 * larger of two standard errors: that of Greenland & Robins, which takes tasks as independent, and, where
 * a base problem has several of them, that of the residuals summed by base. Interval at 95% and p from
 * the normal distribution.
 */
export function splitDifference(tasks: readonly SplitTask[]): SplitDifference {
  const cells = [...Map.groupBy(tasks, (task) => task.cell).values()]
    .map(toCell)
    .filter(({ counts }) => counts.beforeTasks > 0 && counts.afterTasks > 0);
  const estimate = mantelHaenszelRiskDifference(cells.map(({ counts }) => counts));
  const { difference } = estimate;
  const error = Math.max(estimate.standardError ?? 0, errorOverBases(cells));
  if (difference === null || error === 0) {
    return { cells: cells.length, difference, standardError: null, interval: null, p: null };
  }
  return {
    cells: cells.length,
    difference,
    standardError: error,
    interval: { low: difference - z95 * error, high: difference + z95 * error },
    p: Math.min(1, 2 * normalCdf(-Math.abs(difference) / error)),
  };
}

/** The exposed are "before". */
function toCell(tasks: readonly SplitTask[]): Cell {
  const counts = { beforeTasks: 0, beforePasses: 0, afterTasks: 0, afterPasses: 0 };
  for (const { isExposed, isHit } of tasks) {
    counts[isExposed ? "beforeTasks" : "afterTasks"]++;
    if (isHit) counts[isExposed ? "beforePasses" : "afterPasses"]++;
  }
  return { counts, tasks };
}

/** 0 where every base is one task. */
function errorOverBases(cells: readonly Cell[]): number {
  const residuals = new Map<string, { tasks: number; sum: number }>();
  let weights = 0;
  for (const { counts, tasks } of cells) {
    const { beforeTasks, beforePasses, afterTasks, afterPasses } = counts;
    const all = beforeTasks + afterTasks;
    weights += (beforeTasks * afterTasks) / all;
    for (const { baseId, isExposed, isHit } of tasks) {
      const own = isExposed
        ? (afterTasks / all) * (Number(isHit) - beforePasses / beforeTasks)
        : -(beforeTasks / all) * (Number(isHit) - afterPasses / afterTasks);
      const base = residuals.get(baseId) ?? { tasks: 0, sum: 0 };
      residuals.set(baseId, { tasks: base.tasks + 1, sum: base.sum + own });
    }
  }
  const bases = [...residuals.values()];
  if (!bases.some((base) => base.tasks > 1)) return 0;
  return Math.sqrt(bases.reduce((sum, base) => sum + base.sum ** 2, 0)) / weights;
}
