/** What a paired comparison says: "equal" is never among it. */
export const pairVerdicts = ["separated", "leans", "within-noise"] as const;
export type PairVerdict = (typeof pairVerdicts)[number];

/** Level of every paired verdict, after correction and before. */
export const pairedLevel = 0.05;

/**
 * Returns what may be said of two models: "separated" where the p-value corrected over all pairs is at
 * most 5%, "leans" where only the raw one is, otherwise "within-noise".
 */
export function pairVerdict({ p, pHolm }: { p: number; pHolm: number }): PairVerdict {
  if (pHolm <= pairedLevel) return "separated";
  return p <= pairedLevel ? "leans" : "within-noise";
}
