/**
 * An integer with thousands separators: 3280 becomes "3,280". Grouped by hand: the first formatter of
 * Intl takes a browser longer than all else that a page does at its start.
 */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A count with its noun: "1 task", "3,280 tasks". */
export function formatCountOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
