/** A point of a line; null where nothing was measured, which breaks the line. */
export interface BandPoint {
  /** A number on a numeric axis, otherwise the name of a place on it. */
  at: number | string;
  value: number | null;
  /** Bounds of the interval, where there is one. */
  low?: number | null;
  high?: number | null;
}

/** A line with its band. */
export interface BandSeries {
  name: string;
  points: readonly BandPoint[];
}

/** A place on the horizontal axis with something to say about it, by a short sign. */
export interface ChartMark {
  at: number | string;
  sign: string;
}

/** How numbers of an axis are read: "percent" prints fractions times 100. */
export type ChartUnit = "percent" | "number";

/** What a chart of lines is drawn from. */
export interface LineBandData {
  /** At most four; the first is drawn strongest. */
  series: readonly BandSeries[];
  /** In words, with their units. */
  axes: { x: string; y: string };
  unit: { x: ChartUnit | "name"; y: ChartUnit };
  /** "step" holds a value until the next point. */
  shape?: "line" | "step";
  marks?: readonly ChartMark[];
}

/** How the lines of a chart differ: each by its dashes, so that no one rests on its ink alone. */
export const lineLooks = [
  { stroke: "var(--ink)", dashes: "none" },
  { stroke: "var(--ink)", dashes: "6 4" },
  { stroke: "var(--soft)", dashes: "10 3 2 3" },
  { stroke: "var(--soft)", dashes: "2 3" },
] as const;

/** The look of the line at a place; past the fourth they begin again. */
export function lineLookAt(place: number): (typeof lineLooks)[number] {
  return lineLooks[place % lineLooks.length] ?? lineLooks[0];
}
