/** Additions after which counts are scaled down: 2 to the 500th is far from the largest double. */
const signsBetweenScalings = 500;

/**
 * Returns the exact two-sided p-value of the sign-flip test on whole differences, one a base problem:
 * P(|Σ ±d_g| ≥ |Σ d_g|) over all choices of signs, as `signFlipExact` does, but made for many different
 * sizes, as weights bring them. With D = Σ|d_g| and T = |Σ d_g| the two tails hold the choices whose
 * flipped sizes add up to at most (D − T)/2, and their mirror images; these are counted by adding one
 * size after the other, all from positive terms, so that small p-values keep their digits.
 *
 * Without any difference, and for a sum of 0, p is 1. Source: Fisher 1935, section 21.
 */
export function flipWhole(differences: ArrayLike<number>): number {
  const sizes: number[] = [];
  let [all, sum] = [0, 0];
  for (let base = 0; base < differences.length; base++) {
    const difference = differences[base] ?? 0;
    sum += difference;
    all += Math.abs(difference);
    if (difference !== 0) sizes.push(Math.abs(difference));
  }
  if (sum === 0) return 1;
  // The smallest first: the sums that are reached stay few for longer.
  sizes.sort((a, b) => a - b);
  return Math.min(1, 2 * chanceUpTo((all - Math.abs(sum)) / 2, sizes));
}

/** P(the sizes whose coin shows heads add up to at most `most`). */
function chanceUpTo(most: number, sizes: readonly number[]): number {
  const counts = new Float64Array(most + 1);
  counts[0] = 1;
  let reached = 0;
  let halvings = 0;
  for (const [place, size] of sizes.entries()) {
    const reach = Math.min(most, reached + size);
    for (let sum = reach; sum >= size; sum--) {
      counts[sum] = (counts[sum] ?? 0) + (counts[sum - size] ?? 0);
    }
    reached = reach;
    if ((place + 1) % signsBetweenScalings !== 0) continue;
    for (let sum = 0; sum <= reached; sum++) {
      counts[sum] = (counts[sum] ?? 0) * 2 ** -signsBetweenScalings;
    }
    halvings += signsBetweenScalings;
  }
  let total = 0;
  for (const count of counts) total += count;
  return total * 2 ** -(sizes.length - halvings);
}
