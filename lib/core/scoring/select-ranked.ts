/**
 * Of the scores that could be ranked, those that are: synthetic baselines hold the places only as long
 * as no real model is there.
 */
export function selectRanked<T extends { synthetic: boolean }>(rankable: readonly T[]): T[] {
  const hasRealModel = rankable.some((entry) => !entry.synthetic);
  return rankable.filter((entry) => !hasRealModel || !entry.synthetic);
}
