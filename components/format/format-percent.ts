/** A fraction as a percentage with one decimal and no sign: 0.7917 becomes "79.2". */
export function formatPercent(fraction: number): string {
  return (fraction * 100).toFixed(1);
}
