import type { Drop } from "./simulate-year";

/** What the methodology states of one drop: percent of changes found within so many weeks, median weeks. */
interface StatedDrop {
  readonly drop: Drop;
  readonly foundPercent: readonly { readonly weeks: number; readonly percent: number }[];
  /** Null where none is stated. */
  readonly medianWeeks: number | null;
}

export interface StatedRow {
  /** Chance that two runs of one task disagree. */
  readonly flip: number;
  readonly falseAlertsPerYear: number;
  readonly drops: readonly StatedDrop[];
}

/**
 * How many simulated changes and years the table rests on, which it doesn't say. 60 is the smallest number
 * of which all of its percentages are rounded shares, and 20 the smallest of which its false alerts a year,
 * and those of the rivals beside them, are whole counts. More would make its error smaller.
 */
export const statedChanges = 60;
export const statedYears = 20;

const found = (
  drop: Drop,
  percents: readonly number[],
  medianWeeks: number | null,
): StatedDrop => ({
  drop,
  foundPercent: percents.map((percent, index) => ({ weeks: [1, 4, 8][index] ?? 0, percent })),
  medianWeeks,
});

/** The table of the methodology, section 4. */
export const driftReference: readonly StatedRow[] = [
  {
    flip: 0.05,
    falseAlertsPerYear: 0.15,
    drops: [found(0.03, [12, 90, 98], 3), found(0.05, [53, 100, 100], 1), found(0.1, [100], null)],
  },
  {
    flip: 0.1,
    falseAlertsPerYear: 0.3,
    drops: [found(0.03, [5, 52, 88], 4), found(0.05, [20, 97, 100], 2), found(0.1, [97], null)],
  },
  {
    flip: 0.2,
    falseAlertsPerYear: 0.2,
    drops: [
      found(0.03, [0, 13, 42], 10.5),
      found(0.05, [8, 78, 100], 4),
      found(0.1, [78, 100], null),
    ],
  },
];

/** Weeks with a false alert that are to be expected in a year, at most: 52 × 1%. */
export const alertWeeksBound = 0.52;
