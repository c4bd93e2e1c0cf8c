/** A share as two whole numbers without a common divisor. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Beyond this, products of two whole numbers would lose digits. */
const largestExact = 90_000_000;

/**
 * Returns pass@k of one task, 1 − C(n−c, k)/C(n, k), as a reduced fraction: so that differences can be
 * made whole numbers. Null when a number on the way is too large to be exact. Takes what
 * `passAtK` gives a value for: 1 ≤ k ≤ n and 0 ≤ c ≤ n.
 */
export function passAtKFraction(n: number, c: number, k: number): Fraction | null {
  let [none, all] = [1, 1];
  for (let i = 0; i < k && none > 0; i++) {
    none *= Math.max(0, n - c - i);
    all *= n - i;
    const divisor = greatestDivisor(none, all);
    none /= divisor;
    all /= divisor;
    if (all > largestExact) return null;
  }
  return { numerator: all - none, denominator: all };
}

/** The greatest common divisor; of 0 and n it is n. */
export function greatestDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
