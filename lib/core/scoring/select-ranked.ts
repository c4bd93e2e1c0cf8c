import { type MeasuredLimits, selectComparable } from "./select-comparable";

/**
 * Of the scores that could be ranked, those that are: synthetic baselines hold the places only as long
 * as no real model is there, and of real models the largest group that was measured alike.
 * @param inForce the suite's limits now
 */
export function selectRanked<T extends { synthetic: boolean; limits?: MeasuredLimits }>(
  rankable: readonly T[],
  inForce: MeasuredLimits = null,
): T[] {
  const hasRealModel = rankable.some((entry) => !entry.synthetic);
  const contenders = rankable.filter((entry) => !hasRealModel || !entry.synthetic);
  return selectComparable(contenders, inForce);
}
