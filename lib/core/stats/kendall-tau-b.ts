import { DomainError } from "../errors";

/**
 * Returns Kendall's τ-b of two paired lists, −1 to 1, which summarises how stable ranks are from week
 * to week: (concordant − discordant pairs) / √(pairs untied in x · pairs untied in y).
 * Null when either list is constant, which covers lists of fewer than two values.
 *
 * Source: Kendall 1945. Looks at every pair: lists are as long as a board.
 * Throws DomainError `bad-input` when the lists differ in length or hold NaN.
 */
export function kendallTauB(x: readonly number[], y: readonly number[]): number | null {
  if (x.length !== y.length || [...x, ...y].some(Number.isNaN)) {
    throw new DomainError("bad-input", "τ-b takes two lists of numbers, equally long");
  }
  let balance = 0;
  let untiedInX = 0;
  let untiedInY = 0;
  for (let i = 0; i < x.length; i++) {
    for (let j = 0; j < i; j++) {
      const inX = compare(x[i], x[j]);
      const inY = compare(y[i], y[j]);
      balance += inX * inY;
      untiedInX += Math.abs(inX);
      untiedInY += Math.abs(inY);
    }
  }
  if (untiedInX === 0 || untiedInY === 0) return null;
  return balance / Math.sqrt(untiedInX * untiedInY);
}

/** Not the sign of a difference: two infinite values are equal. */
function compare(a = 0, b = 0): number {
  return Number(a > b) - Number(a < b);
}
