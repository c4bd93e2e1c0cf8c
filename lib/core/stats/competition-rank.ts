/**
 * Returns the rank of each score in input order, highest first, equal scores sharing the best rank and
 * the next rank skipped ("1, 2, 2, 4"): 1 + the number of higher scores.
 */
export function competitionRank(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}
