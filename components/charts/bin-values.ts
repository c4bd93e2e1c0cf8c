export interface Bin {
  /** Lower end, included. */
  from: number;
  /** Upper end, excluded. */
  to: number;
  count: number;
}

/**
 * Counts values in bins whose ends go 0, 1, 2, 5, 10, 20, 50 and so on: times spread over decades,
 * and equal bins would put nearly all of them into the first. Empty bins at both ends are left out.
 */
export function binValues(values: readonly number[]): Bin[] {
  if (values.length === 0) return [];
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  const ends = [0, 1];
  for (let decade = 1; (ends.at(-1) ?? 0) <= largest; decade *= 10) {
    ends.push(2 * decade, 5 * decade, 10 * decade);
  }
  const bins = ends.slice(1).map((to, index) => ({ from: ends[index] ?? 0, to, count: 0 }));
  for (const value of values) {
    const bin = bins.find((candidate) => value < candidate.to);
    if (bin) bin.count += 1;
  }
  const first = bins.findIndex((bin) => bin.count > 0);
  const last = bins.findLastIndex((bin) => bin.count > 0);
  return bins.slice(first, last + 1);
}
