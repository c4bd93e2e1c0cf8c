/**
 * A fraction as a percentage with one decimal and no sign: 0.7917 becomes "79.2". What only rounds to
 * none or all is not said to be it: "<0.1", ">99.9".
 */
export function formatPercent(fraction: number): string {
  const percent = (fraction * 100).toFixed(1);
  if (percent === "0.0" && fraction > smallestShare) return "<0.1";
  return percent === "100.0" && fraction < 1 - smallestShare ? ">99.9" : percent;
}

/** Nearer to none or all than this is an error of floating point: no count here has as many. */
const smallestShare = 1e-9;
