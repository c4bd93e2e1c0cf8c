import { DomainError } from "../errors";

/** Copies p-values. Throws DomainError `bad-input` for one outside [0, 1]. */
export function requirePValues(pValues: ArrayLike<number>): Float64Array {
  const values = Float64Array.from(pValues);
  const wrong = values.find((p) => !(p >= 0 && p <= 1));
  if (wrong !== undefined) throw new DomainError("bad-input", `${wrong} is not a p-value`);
  return values;
}
