import type { BandSeries } from "./band-series";

/** One line's part of a place on the horizontal axis. */
export interface MergedCell {
  value: number | null;
  band: [number, number] | null;
}

/** A place on the horizontal axis with the cells of all lines, in their order. */
export interface MergedRow {
  at: number | string;
  cells: (MergedCell | null)[];
}

/**
 * The points of several lines by their place on the horizontal axis: numbers ascending, names in the
 * order in which they first appear. A cell is null where a line has no point.
 */
export function mergeSeries(series: readonly BandSeries[]): MergedRow[] {
  const rows = new Map<number | string, MergedRow>();
  for (const [place, { points }] of series.entries()) {
    for (const { at, value, low = null, high = null } of points) {
      const row = rows.get(at) ?? { at, cells: series.map(() => null) };
      const band: [number, number] | null = low === null || high === null ? null : [low, high];
      row.cells[place] = { value, band };
      rows.set(at, row);
    }
  }
  return [...rows.values()].sort((a, b) =>
    typeof a.at === "number" && typeof b.at === "number" ? a.at - b.at : 0,
  );
}
