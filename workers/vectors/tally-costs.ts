import type { RatioTally } from "../../lib/core/stats/ratio-interval";
import { requireSameLength } from "./require-same-length";

/** Cost over resolved tasks, one entry a task. @throws DomainError bad-input for lists of two lengths. */
export function tallyCosts(cost: readonly number[], resolved: readonly number[]): RatioTally[] {
  requireSameLength({ cost, resolved });
  return cost.map((numerator, i) => ({ numerator, denominator: resolved[i] ?? Number.NaN }));
}
