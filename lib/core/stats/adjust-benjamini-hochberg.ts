import { requirePValues } from "./require-p-values";

/**
 * Returns the adjusted p-values of Benjamini and Hochberg in input order: sorted ascending, the i-th of
 * m is multiplied by m / i and made monotone from above. They bound the share of false rejections, not
 * the chance of any, and serve exploratory views only.
 *
 * Source: Benjamini & Hochberg 1995. Throws DomainError `bad-input` for a value outside [0, 1].
 */
export function adjustBenjaminiHochberg(pValues: ArrayLike<number>): number[] {
  const values = requirePValues(pValues);
  const count = values.length;
  const descending = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const adjusted = new Array<number>(count);
  let smallest = 1;
  descending.forEach((index, position) => {
    smallest = Math.min(smallest, (values[index] ?? 0) * (count / (count - position)));
    adjusted[index] = smallest;
  });
  return adjusted;
}
