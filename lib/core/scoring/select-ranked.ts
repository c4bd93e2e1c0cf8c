import { type ComparisonRules, type Measured, selectComparable } from "./select-comparable";

/**
 * Of the scores that could be ranked, those that are: synthetic baselines hold the places only as long
 * as no real model is there, and of real models the largest group that was measured alike.
 */
export function selectRanked<T extends Measured & { synthetic: boolean }>(
  rankable: readonly T[],
  rules: ComparisonRules,
): T[] {
  const hasRealModel = rankable.some((entry) => !entry.synthetic);
  const contenders = rankable.filter((entry) => !hasRealModel || !entry.synthetic);
  return selectComparable(contenders, rules);
}
