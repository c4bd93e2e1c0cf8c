import { DomainError } from "../errors";

/** Tasks of one cell made before and after a date, and how many of them passed. */
export interface SplitCell {
  readonly beforeTasks: number;
  readonly beforePasses: number;
  readonly afterTasks: number;
  readonly afterPasses: number;
}

export interface RiskDifference {
  /** Cells with tasks on both sides; the others are skipped. */
  readonly used: number;
  /** Rate before − rate after, a fraction; null when no cell is left, like the two below. */
  readonly difference: number | null;
  readonly variance: number | null;
  readonly standardError: number | null;
}

/**
 * Returns the Mantel–Haenszel risk difference over cells, rate before − rate after, as fractions:
 * Σ(x1·n0 − x0·n1)/N over Σ n1·n0/N, with "before" as 1, "after" as 0 and N = n1 + n0 in each cell.
 *
 * Source: Mantel & Haenszel 1959; variance of Greenland & Robins 1985.
 * Throws DomainError `bad-input` unless 0 ≤ passes ≤ tasks are integers.
 */
export function mantelHaenszelRiskDifference(cells: readonly SplitCell[]): RiskDifference {
  let used = 0;
  let differences = 0;
  let spreads = 0;
  let weights = 0;
  for (const cell of cells) {
    const { beforeTasks: n1, beforePasses: x1, afterTasks: n0, afterPasses: x0 } = cell;
    requireCounts(x1, n1);
    requireCounts(x0, n0);
    if (n1 === 0 || n0 === 0) continue;
    const all = n1 + n0;
    used++;
    differences += (x1 * n0 - x0 * n1) / all;
    spreads += (x1 * (n1 - x1) * n0 ** 3 + x0 * (n0 - x0) * n1 ** 3) / (n1 * n0 * all ** 2);
    weights += (n1 * n0) / all;
  }
  if (used === 0) return { used, difference: null, variance: null, standardError: null };
  const variance = spreads / weights ** 2;
  return {
    used,
    difference: differences / weights,
    variance,
    standardError: Math.sqrt(variance),
  };
}

function requireCounts(passes: number, tasks: number): void {
  if (Number.isInteger(passes) && Number.isInteger(tasks) && passes >= 0 && passes <= tasks) return;
  throw new DomainError("bad-input", `${passes} of ${tasks} tasks cannot have passed`);
}
