const digits = 12;

/** A percentage as a fraction, without the noise of binary division: 81.7 becomes 0.817. */
export function percentToRate(percent: number): number {
  return Number((percent / 100).toPrecision(digits));
}
