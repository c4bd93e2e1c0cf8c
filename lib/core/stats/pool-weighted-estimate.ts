import { DomainError } from "../errors";

/** One cell of the pool with the tasks that a cycle drew from it. */
export interface DrawnCell {
  readonly poolTasks: number;
  readonly drawnTasks: number;
  readonly passes: number;
}

export interface PoolWeightedEstimate {
  /** Σ N_h/N · p_h, a fraction; null when a cell of the pool has no drawn task. */
  readonly rate: number | null;
  /** Without finite population correction; null like the rate, and when a cell has one drawn task. */
  readonly standardError: number | null;
}

/**
 * Returns the pass rate weighted to the mix of the pool instead of the mix that was drawn, as fractions:
 * Σ N_h/N · p_h with standard error √Σ(N_h/N)² p_h(1 − p_h)/(n_h − 1) over cells h.
 * The target is "tasks like these", so the drawn share of the pool does not shrink the error.
 *
 * Source: stratified estimation, Cochran 1977, chapter 5. No cells have no rate.
 * Throws DomainError `bad-input` unless 0 ≤ passes ≤ drawn ≤ pool are integers.
 */
export function poolWeightedEstimate(cells: readonly DrawnCell[]): PoolWeightedEstimate {
  for (const cell of cells) requireCounts(cell);
  // A cell that the pool no longer has weighs nothing.
  const held = cells.filter((cell) => cell.poolTasks > 0);
  const pool = held.reduce((sum, cell) => sum + cell.poolTasks, 0);
  if (pool === 0 || held.some((cell) => cell.drawnTasks === 0)) {
    return { rate: null, standardError: null };
  }
  let rate = 0;
  let variance = 0;
  for (const { poolTasks, drawnTasks, passes } of held) {
    const share = poolTasks / pool;
    const cellRate = passes / drawnTasks;
    rate += share * cellRate;
    variance += (share ** 2 * cellRate * (1 - cellRate)) / (drawnTasks - 1);
  }
  const isMeasured = held.every((cell) => cell.drawnTasks > 1);
  return { rate, standardError: isMeasured ? Math.sqrt(variance) : null };
}

function requireCounts({ poolTasks, drawnTasks, passes }: DrawnCell): void {
  const areCounts = [poolTasks, drawnTasks, passes].every(Number.isInteger);
  if (areCounts && passes >= 0 && passes <= drawnTasks && drawnTasks <= poolTasks) return;
  throw new DomainError(
    "bad-input",
    `${passes} passes of ${drawnTasks} drawn of ${poolTasks} tasks cannot be`,
  );
}
