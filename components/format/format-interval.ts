import { formatPercent } from "./format-percent";

/** Bounds given as fractions, as percentages: "75.6 – 82.6". */
export function formatInterval(bounds: { low: number; high: number }): string {
  return `${formatPercent(bounds.low)} – ${formatPercent(bounds.high)}`;
}
