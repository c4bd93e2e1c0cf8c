import type { RatioTally } from "./ratio-interval";

/**
 * Returns the delta-method standard error of r = Σ y / Σ x over G bases with numerators y and
 * denominators x, in the unit of the ratio: √(G/(G − 1) · Σ(y_g − r·x_g)²) / Σ x.
 * Null with fewer than two bases (no spread to measure) and where the denominator is 0.
 *
 * Source: linearisation of a ratio estimator, Cochran 1977, section 6.4.
 */
export function ratioStandardError(bases: readonly RatioTally[]): number | null {
  const count = bases.length;
  let numerator = 0;
  let denominator = 0;
  for (const base of bases) {
    numerator += base.numerator;
    denominator += base.denominator;
  }
  if (count < 2 || denominator === 0) return null;
  const ratio = numerator / denominator;
  let squares = 0;
  for (const base of bases) squares += (base.numerator - ratio * base.denominator) ** 2;
  return Math.sqrt((count / (count - 1)) * squares) / denominator;
}
