/**
 * The number of passed candidates that a published percentage stands for, or null when no whole number
 * of them rounds to it.
 */
export function publishedCount(percent: number, candidates: number): number | null {
  const count = Math.round((percent * candidates) / 100);
  const decimals = String(percent).split(".")[1]?.length ?? 0;
  // A trailing zero is lost in the list: one decimal is the least that was published.
  const shown = Math.max(decimals, 1);
  return ((100 * count) / candidates).toFixed(shown) === percent.toFixed(shown) ? count : null;
}
