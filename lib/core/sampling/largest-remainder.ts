import { DomainError } from "../errors";

/**
 * Returns `total` units shared out by integer weights: everybody gets the whole units of its exact
 * share, and the units left go to the largest remainders, equal ones in order. The result adds up to
 * `total` and no share is a whole unit off. In integers throughout, for products below 2⁵³.
 *
 * Source: Hamilton's method. Throws DomainError `bad-input` unless total and weights are integers of 0
 * or more and some weight is above 0.
 */
export function shareByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = requireWeights(total, weights);
  const shares = weights.map((weight) => Math.floor((total * weight) / sum));
  const remainders = weights.map((weight) => (total * weight) % sum);
  const left = total - shares.reduce((units, share) => units + share, 0);
  const order = [...remainders.keys()].sort(
    (a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b,
  );
  for (const index of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Returns the sum of the weights. @throws DomainError bad-input as above. */
export function requireWeights(total: number, weights: readonly number[]): number {
  const sum = weights.reduce((units, weight) => units + weight, 0);
  const areCounts = [total, ...weights].every((n) => Number.isInteger(n) && n >= 0);
  if (areCounts && sum > 0 && Number.isSafeInteger(total * sum)) return sum;
  throw new DomainError("bad-input", `${total} units cannot be shared by weights ${weights}`);
}
