import { quantileType7 } from "../../../lib/core/stats/quantile-type-7";

export const median = (values: number[]): number => quantileType7(values, 0.5);

/** Median with quartiles and extremes, as a row of a table. */
export function describeSpread(values: number[], digits: number): Record<string, string> {
  const at = (q: number) => quantileType7(values, q).toFixed(digits);
  return {
    runs: String(values.length),
    median: at(0.5),
    quartiles: `${at(0.25)}–${at(0.75)}`,
    extremes: `${at(0)}–${at(1)}`,
  };
}
