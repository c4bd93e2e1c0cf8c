import { adjustHolm } from "../stats/adjust-holm";

/**
 * Chance per cycle and signal, over all models, of any false flag. The methodology leaves it to
 * judgement; this is the level of its drift alerts, because a flag is an event too.
 */
export const flagLevel = 0.01;

/** Holm over the models that have a p-value; null for the others. In the order given. */
export function correctOverModels(pValues: readonly (number | null)[]): (number | null)[] {
  const corrected = adjustHolm(pValues.filter((p) => p !== null)).values();
  return pValues.map((p) => (p === null ? null : (corrected.next().value ?? null)));
}
