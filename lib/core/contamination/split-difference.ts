import type { Bounds } from "../stats/bounds";
import { cochranMantelHaenszel } from "../stats/cochran-mantel-haenszel";
import { z95 } from "../stats/interval-level";
import {
  mantelHaenszelRiskDifference,
  type SplitCell,
} from "../stats/mantel-haenszel-risk-difference";
import { normalCdf } from "../stats/normal-cdf";
import { satoVariance } from "../stats/sato-variance";

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
  /** Two-sided; null where no cell has both sides, or all of its tasks went the same way. */
  readonly p: number | null;
}

interface Cell {
  readonly counts: SplitCell;
  readonly tasks: readonly SplitTask[];
}

/**
 * Returns the Mantel–Haenszel risk difference between exposed and unexposed tasks over cells.
 *
 * p is that of the Cochran–Mantel–Haenszel test, whose variance is the one that holds while nothing differs:
 * that of the difference's own estimate is far too small where cells have few tasks on a side. The 95%
 * interval has the largest of three errors: that of Greenland & Robins, that of Sato, which also holds for
 * many small cells, and, where a base problem has several tasks, that of the residuals summed by base.
 */
export function splitDifference(tasks: readonly SplitTask[]): SplitDifference {
  const cells = [...Map.groupBy(tasks, (task) => task.cell).values()]
    .map(toCell)
    .filter(({ counts }) => counts.beforeTasks > 0 && counts.afterTasks > 0);
  const counts = cells.map((cell) => cell.counts);
  const { difference, standardError: ownError } = mantelHaenszelRiskDifference(counts);
  if (difference === null) {
    return { cells: 0, difference, standardError: null, interval: null, p: null };
  }
  const error = Math.max(
    ownError ?? 0,
    Math.sqrt(satoVariance(counts) ?? 0),
    errorOverBases(cells),
  );
  const isJudged = error > 0;
  return {
    cells: cells.length,
    difference,
    standardError: isJudged ? error : null,
    interval: isJudged ? { low: difference - z95 * error, high: difference + z95 * error } : null,
    p: testNoDifference(cells),
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

/** Null where no task of any cell could have gone another way: all passed, or all failed. */
function testNoDifference(cells: readonly Cell[]): number | null {
  const { excess, varianceOverStrata } = cochranMantelHaenszel(
    cells.map(({ counts }, cell) => ({
      baseId: `${cell}`,
      beforeTrials: counts.afterTasks,
      beforePasses: counts.afterPasses,
      afterTrials: counts.beforeTasks,
      afterPasses: counts.beforePasses,
    })),
  );
  const overBases = sumSquaresByBase(cells, ({ beforeTasks, afterTasks, ...passes }) => {
    const expected = (passes.beforePasses + passes.afterPasses) / (beforeTasks + afterTasks);
    return { exposed: expected, unexposed: expected };
  });
  const variance = Math.max(varianceOverStrata, overBases ?? 0);
  if (variance === 0) return null;
  const size = Math.max(Math.abs(excess) - 0.5, 0) / Math.sqrt(variance);
  return Math.min(1, 2 * normalCdf(-size));
}

/** 0 where every base is one task. */
function errorOverBases(cells: readonly Cell[]): number {
  const squares = sumSquaresByBase(cells, (counts) => ({
    exposed: counts.beforePasses / counts.beforeTasks,
    unexposed: counts.afterPasses / counts.afterTasks,
  }));
  if (squares === null) return 0;
  const weights = cells.reduce((sum, { counts: { beforeTasks, afterTasks } }) => {
    return sum + (beforeTasks * afterTasks) / (beforeTasks + afterTasks);
  }, 0);
  return Math.sqrt(squares) / weights;
}

/** Squares of what each base adds to Σ(x1·n0 − x0·n1)/N beyond the rates expected; null where every base is one task. */
function sumSquaresByBase(
  cells: readonly Cell[],
  expect: (counts: SplitCell) => { exposed: number; unexposed: number },
): number | null {
  const bases = new Map<string, { tasks: number; sum: number }>();
  for (const { counts, tasks } of cells) {
    const { exposed, unexposed } = expect(counts);
    const all = counts.beforeTasks + counts.afterTasks;
    for (const { baseId, isExposed, isHit } of tasks) {
      const own = isExposed
        ? (counts.afterTasks / all) * (Number(isHit) - exposed)
        : -(counts.beforeTasks / all) * (Number(isHit) - unexposed);
      const base = bases.get(baseId) ?? { tasks: 0, sum: 0 };
      bases.set(baseId, { tasks: base.tasks + 1, sum: base.sum + own });
    }
  }
  const sums = [...bases.values()];
  if (!sums.some((base) => base.tasks > 1)) return null;
  return sums.reduce((sum, base) => sum + base.sum ** 2, 0);
}
