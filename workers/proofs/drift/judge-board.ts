import { alertLevel } from "../../../lib/core/drift/alarm-levels";
import { adjustHolm } from "../../../lib/core/stats/adjust-holm";
import { testsPerWeek } from "./drift-design";
import type { ModelYear } from "./model-year";

/** Returns which models have an alert in a week: Holm over all models and windows, at 1%. */
export function listAlerted(models: readonly ModelYear[], week: number): number[] {
  const start = week * testsPerWeek;
  const pValues = models.flatMap(({ p }) => [...p.subarray(start, start + testsPerWeek)]);
  // Holm's smallest value is the number of tests times the smallest p: most weeks end here.
  if (Math.min(...pValues) * pValues.length > alertLevel) return [];
  const alerted = new Set<number>();
  adjustHolm(pValues).forEach((pHolm, test) => {
    if (pHolm <= alertLevel) alerted.add(Math.floor(test / testsPerWeek));
  });
  return [...alerted];
}
