import { roundBalanced } from "./balanced-rounding";
import { shareByLargestRemainder } from "./largest-remainder";

/** Tasks by tier, category and language, each in its canonical order: cells[tier][category][language]. */
export type CellCounts = readonly (readonly (readonly number[])[])[];

export interface AllocationWeights {
  /** Tasks of the whole set. */
  readonly total: number;
  readonly tierWeights: readonly number[];
  readonly categoryWeights: readonly number[];
  readonly languageWeights: readonly number[];
  /** ISO week number, which decides who gets the odd task. */
  readonly week: number;
}

/**
 * Returns how many tasks each cell of a task set gets: tiers by largest remainder, then tiers over
 * categories and the (tier, category) rows, tier by tier, over languages by balanced rounding.
 * Throws DomainError `bad-input` unless all numbers are integers of 0 or more and each dimension has a
 * weight above 0.
 */
export function allocateCells(plan: AllocationWeights): number[][][] {
  const { total, tierWeights, categoryWeights, languageWeights, week } = plan;
  const tiers = shareByLargestRemainder(total, tierWeights);
  const categories = roundBalanced(tiers, categoryWeights, week);
  const languages = roundBalanced(categories.flat(), languageWeights, week);
  const width = categoryWeights.length;
  return tiers.map((_, tier) => languages.slice(tier * width, (tier + 1) * width));
}
