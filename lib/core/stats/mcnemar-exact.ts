import { DomainError } from "../errors";
import { binomialHalf } from "./binomial-half";

/**
 * Returns the two-sided p-value of McNemar's exact test: with b tasks that only A passed and c that
 * only B passed, min(1, 2 · P(Bin(b + c, ½) ≤ min(b, c))); 1 where no task tells them apart. Symmetric.
 *
 * The tail is summed from its smallest term, so small p-values keep their digits.
 * Source: McNemar 1947 with the binomial distribution in place of χ².
 * Throws DomainError `bad-input` unless both are integers of at least 0.
 */
export function mcnemarExact(onlyA: number, onlyB: number): number {
  if (![onlyA, onlyB].every((count) => Number.isInteger(count) && count >= 0)) {
    throw new DomainError("bad-input", `McNemar's test takes counts, not ${onlyA} and ${onlyB}`);
  }
  // Exactly 1, and not a rounding below it.
  if (Math.abs(onlyA - onlyB) <= 1) return 1;
  const terms = binomialHalf(onlyA + onlyB);
  let tail = 0;
  for (let k = 0; k <= Math.min(onlyA, onlyB); k++) tail += terms[k] ?? 0;
  return Math.min(1, 2 * tail);
}
