/**
 * Returns Φ(x), the standard normal distribution function, with a relative error below 1e-12 in the
 * lower tail too (so 1 − Φ(x) is best taken as Φ(−x)).
 *
 * Source: Abramowitz & Stegun 26.2.11 (series) within 3 standard deviations, 26.2.14 (continued
 * fraction) beyond.
 */
export function normalCdf(x: number): number {
  if (x > 0) return 1 - normalCdf(-x);
  const density = Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI);
  return x > -3 ? 0.5 + density * oddSeries(x) : density / tailFraction(-x);
}

/** x + x³/3 + x⁵/(3·5) + …, until a term no longer counts. */
function oddSeries(x: number): number {
  let term = x;
  let sum = x;
  for (let odd = 3; Math.abs(term) > Math.abs(sum) * Number.EPSILON; odd += 2) {
    term *= x ** 2 / odd;
    sum += term;
  }
  return sum;
}

/** t + 1/(t + 2/(t + 3/(t + …))); 100 levels are exact to a double from t = 3 on. */
function tailFraction(t: number): number {
  let fraction = t;
  for (let level = 100; level >= 1; level--) fraction = t + level / fraction;
  return fraction;
}
