import { requirePValues } from "./require-p-values";

/**
 * Returns Holm's adjusted p-values in input order: sorted ascending, the i-th of m is multiplied by
 * m − i + 1, made monotone from below, and cut at 1. An adjusted value of at most α rejects with a
 * chance of at most α of any false rejection, whatever the dependence.
 *
 * Source: Holm 1979. Throws DomainError `bad-input` for a value outside [0, 1].
 */
export function adjustHolm(pValues: ArrayLike<number>): number[] {
  const values = requirePValues(pValues);
  const ascending = sortedIndices(values);
  const adjusted = new Array<number>(values.length);
  let largest = 0;
  ascending.forEach((index, position) => {
    largest = Math.max(largest, (values[index] ?? 0) * (values.length - position));
    adjusted[index] = Math.min(1, largest);
  });
  return adjusted;
}

function sortedIndices(values: Float64Array): Uint32Array {
  return Uint32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
}
