/**
 * Returns P(X = k) for k = 0 to n with X ~ Bin(n, ½), from the middle outwards, so that every term has
 * a relative error of about n roundings. Terms below the smallest double are 0.
 */
export function binomialHalf(n: number): Float64Array {
  const terms = new Float64Array(n + 1);
  const middle = Math.floor(n / 2);
  terms[middle] = centralTerm(n);
  for (let k = middle; k > 0; k--) terms[k - 1] = ((terms[k] ?? 0) * k) / (n - k + 1);
  for (let k = middle + 1; k <= n; k++) terms[k] = terms[n - k] ?? 0;
  return terms;
}

/** C(n, ⌊n/2⌋) / 2ⁿ, one factor at a time: C(m, ⌊m/2⌋)/2ᵐ shrinks by (2j − 1)/(2j) at each even m = 2j. */
function centralTerm(n: number): number {
  let term = 1;
  for (let j = 1; 2 * j <= n; j++) term *= (2 * j - 1) / (2 * j);
  // From m = 2j to 2j + 1 the central coefficient grows by (2j + 1)/(j + 1).
  return n % 2 === 0 ? term : (term * n) / (n + 1);
}
