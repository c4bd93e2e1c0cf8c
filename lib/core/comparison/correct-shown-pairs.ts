import { type PairVerdict, pairVerdict } from "../pairs/pair-verdict";
import { adjustHolm } from "../stats/adjust-holm";

export interface CorrectedPair {
  /** After Holm's correction over the pairs given; null where a pair has no test. */
  pHolm: number | null;
  verdict: PairVerdict | null;
}

/**
 * Corrects some pairs by Holm over themselves alone, in their order. A reader who picked them for what the
 * whole board showed of them has looked at more: the board's own correction then stands beside it.
 */
export function correctShownPairs(pValues: readonly (number | null)[]): CorrectedPair[] {
  const adjusted = adjustHolm(pValues.filter((p) => p !== null));
  let place = 0;
  return pValues.map((p) => {
    if (p === null) return { pHolm: null, verdict: null };
    const pHolm = adjusted[place] ?? 1;
    place += 1;
    return { pHolm, verdict: pairVerdict({ p, pHolm }) };
  });
}
