import { DomainError } from "../errors";
import { binomialHalf } from "./binomial-half";

/** Chances of the sums that are possible: index i is the sum i − offset. */
interface SumDistribution {
  readonly chances: Float64Array;
  readonly offset: number;
}

interface SizeGroup {
  readonly size: number;
  readonly count: number;
}

/**
 * Returns the exact two-sided p-value of the sign-flip test on whole differences, one a base problem:
 * P(|Σ ±d_g| ≥ |Σ d_g|) over all choices of signs. With differences of 0 and ±1 that is McNemar's exact
 * test. Zeros change nothing; without any other difference, and for a sum of 0, p is 1.
 *
 * Equal sizes are one binomial each; the sums of all but the most frequent size are convolved, and the
 * tail of the last one is summed rather than convolved, always from positive terms, so that small
 * p-values keep their digits.
 * Source: Fisher 1935, section 21. Throws DomainError `bad-input` for differences that are no integers.
 */
export function signFlipExact(differences: ArrayLike<number>): number {
  const groups = groupSizes(differences);
  let sum = 0;
  for (let i = 0; i < differences.length; i++) sum += differences[i] ?? 0;
  const largest = groups.pop();
  if (sum === 0 || largest === undefined) return 1;
  const others = groups.reduce(convolve, { chances: Float64Array.of(1), offset: 0 });
  return Math.min(1, 2 * chanceFrom(Math.abs(sum), others, largest));
}

/** Rarest size first, the most frequent last. */
function groupSizes(differences: ArrayLike<number>): SizeGroup[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < differences.length; i++) {
    const size = Math.abs(differences[i] ?? Number.NaN);
    if (!Number.isSafeInteger(size)) {
      throw new DomainError("bad-input", "an exact sign-flip test takes whole differences");
    }
    if (size > 0) counts.set(size, (counts.get(size) ?? 0) + 1);
  }
  return [...counts]
    .map(([size, count]) => ({ size, count }))
    .sort((a, b) => a.count - b.count || a.size - b.size);
}

function convolve({ chances, offset }: SumDistribution, { size, count }: SizeGroup) {
  const terms = binomialHalf(count);
  const wider = new Float64Array(chances.length + 2 * size * count);
  terms.forEach((term, k) => {
    const shift = 2 * size * k;
    for (let i = 0; i < chances.length; i++) {
      wider[i + shift] = (wider[i + shift] ?? 0) + (chances[i] ?? 0) * term;
    }
  });
  return { chances: wider, offset: offset + size * count };
}

/** P(others + last ≥ sum), where `last` adds up `count` signs of one size. */
function chanceFrom(sum: number, others: SumDistribution, last: SizeGroup): number {
  const { size, count } = last;
  const tails = binomialHalf(count);
  for (let k = count - 1; k >= 0; k--) tails[k] = (tails[k] ?? 0) + (tails[k + 1] ?? 0);
  let total = 0;
  for (let i = 0; i < others.chances.length; i++) {
    const chance = others.chances[i] ?? 0;
    if (chance === 0) continue;
    // The last size is worth (2k − count) · size with k signs up.
    const missing = sum - (i - others.offset);
    const fewest = Math.max(0, Math.ceil((missing / size + count) / 2));
    if (fewest <= count) total += chance * (tails[fewest] ?? 0);
  }
  return total;
}
