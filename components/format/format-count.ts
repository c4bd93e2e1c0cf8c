const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** An integer with thousands separators: 3280 becomes "3,280". */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** A count with its noun: "1 task", "3,280 tasks". */
export function formatCountOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
