import { DomainError } from "../errors";
import { type ScopeDimension, scopeDimensions } from "../outcomes/board-scope";
import type { OutcomeScope } from "../pairs/outcome-scope";

/** How often a task may count at most in one dimension: small, so that every paired test stays exact. */
export const largestWeight = 5;

/** What a dimension is called of a task whose suite doesn't state it. */
export const notStated = "none";

/** Whole weights from 0 to 5 by value of a dimension; a value that is not named has weight 0. */
export type DimensionWeights = Readonly<Record<string, number>>;

/**
 * A reader's own mix: a task counts as often as the product of the weights of its category, its tier and
 * its language. Null: the dimension is not weighted, so each of its values has weight 1.
 */
export type MixWeights = { readonly [D in ScopeDimension]: DimensionWeights | null };

/** Every task once, as on the board. */
export const equalMix: MixWeights = { category: null, tier: null, language: null };

/** The name of a task's value of a dimension. */
export function mixValue(task: OutcomeScope, dimension: ScopeDimension): string {
  const value = task[dimension];
  return value === null ? notStated : String(value);
}

/** How often a task counts in a mix: a whole number. */
export function taskWeight(task: OutcomeScope, mix: MixWeights): number {
  return scopeDimensions.reduce((product, dimension) => {
    const weights = mix[dimension];
    return weights === null ? product : product * (weights[mixValue(task, dimension)] ?? 0);
  }, 1);
}

/** Throws DomainError `bad-input` for a weight that is not a whole number from 0 to 5. */
export function requireMix(mix: MixWeights): void {
  for (const weight of scopeDimensions.flatMap((d) => Object.values(mix[d] ?? {}))) {
    if (Number.isInteger(weight) && weight >= 0 && weight <= largestWeight) continue;
    throw new DomainError("bad-input", `a weight is a whole number from 0 to ${largestWeight}`);
  }
}
