import type { BaseIndex } from "./base-index";
import type { ModelOutcomes } from "./board-outcomes";
import { type Fraction, greatestDivisor, passAtKFraction } from "./pass-at-k-fraction";

/** Sums of a model's values by base, in units of 1/denominator. */
export interface WholeSums {
  readonly sums: Int32Array;
  readonly denominator: number;
}

/** Up to this the exact test is quick: sums of base differences then have thousands of values, not millions. */
export const largestDenominator = 1000;

/**
 * Returns a model's pass@k by base as whole numbers over their common denominator, or null when that is
 * above 1,000. Single candidates have denominator 1, k = 1 of five trials has 5.
 */
export function wholeSums(model: ModelOutcomes, bases: BaseIndex, k: number): WholeSums | null {
  const fractions = listFractions(model, k);
  if (fractions === null) return null;
  let denominator = 1;
  for (const fraction of fractions) {
    denominator = commonMultiple(denominator, fraction.denominator);
    if (denominator > largestDenominator) return null;
  }
  const sums = new Int32Array(bases.baseIds.length);
  fractions.forEach((fraction, task) => {
    const base = bases.baseOf[task] ?? 0;
    const value = fraction.numerator * (denominator / fraction.denominator);
    sums[base] = (sums[base] ?? 0) + value;
  });
  return { sums, denominator };
}

/** The least common multiple of two positive whole numbers. */
export function commonMultiple(a: number, b: number): number {
  return (a / greatestDivisor(a, b)) * b;
}

function listFractions({ passes, candidates }: ModelOutcomes, k: number): Fraction[] | null {
  const known = new Map<number, Fraction | null>();
  const fractions: Fraction[] = [];
  for (let task = 0; task < passes.length; task++) {
    const [count, of] = [passes[task] ?? 0, candidates[task] ?? 0];
    const key = of * 65_536 + count;
    const found = known.get(key);
    const fraction = found === undefined ? passAtKFraction(of, count, k) : found;
    if (found === undefined) known.set(key, fraction);
    if (fraction === null) return null;
    fractions.push(fraction);
  }
  return fractions;
}
