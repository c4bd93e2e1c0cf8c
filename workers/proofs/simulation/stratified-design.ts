import { allocateCells } from "../../../lib/core/sampling/allocate-cells";
import { logistic } from "../../../lib/core/stats/logistic";
import { normalQuantile } from "../../../lib/core/stats/normal-quantile";
import { solveIntercept } from "../../../lib/core/stats/solve-intercept";

/** Log odds between neighbouring tiers, and the spread of cells within one. */
export const tierStep = 1.39;
export const cellSpread = 0.55;

export interface StratifiedDesign {
  /** Tasks of each cell, tier after tier. */
  cellSizes: readonly number[];
  tierSizes: readonly number[];
  /** The chance of a task by cell. */
  chances: readonly number[];
}

/**
 * Returns a design of 400 tasks in 3 tiers × 7 categories × 3 languages whose cells differ: log odds
 * fall by `tierStep` from tier to tier, and within a tier its 21 cells lie at the normal scores of
 * spread `cellSpread`. The chance of all tasks together is exactly `rate`.
 */
export function designStrata(rate: number): StratifiedDesign {
  const cells = allocateCells({
    total: 400,
    tierWeights: [2, 2, 1],
    categoryWeights: Array<number>(7).fill(1),
    languageWeights: Array<number>(3).fill(1),
    week: 48,
  });
  const tiers = cells.map((tier) => tier.flat());
  const cellSizes = tiers.flat();
  const chancesAt = (intercept: number) =>
    tiers.flatMap((tier, index) =>
      tier.map((_, cell) =>
        logistic(intercept + tierStep * (1 - index) + cellSpread * cellScore(cell, tier.length)),
      ),
    );
  const meanOf = (chances: readonly number[]) =>
    chances.reduce((sum, chance, cell) => sum + chance * (cellSizes[cell] ?? 0), 0) / 400;
  const intercept = solveIntercept((value) => meanOf(chancesAt(value)), rate);
  return {
    cellSizes,
    tierSizes: tiers.map((tier) => tier.reduce((sum, size) => sum + size, 0)),
    chances: chancesAt(intercept),
  };
}

/** Normal scores, dealt out so that neither large nor small cells get the easy ones. */
function cellScore(cell: number, cells: number): number {
  return normalQuantile((((cell * 8) % cells) + 0.5) / cells);
}
