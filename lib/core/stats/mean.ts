import { DomainError } from "../errors";

/**
 * Returns the arithmetic mean, the same to the last digit whatever the order of the values: they are
 * added in ascending order, because published scores are recomputed from rows in any order.
 * Throws DomainError `bad-input` for an empty list.
 */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new DomainError("bad-input", "the mean of nothing is undefined");
  let sum = 0;
  for (const value of Float64Array.from(values).sort()) sum += value;
  return sum / values.length;
}
