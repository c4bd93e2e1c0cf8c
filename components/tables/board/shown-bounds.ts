import type { UnrankedRow } from "../../../lib/contracts/board";

export type ShownBounds =
  | { kind: "interval" | "bounds"; low: number; high: number }
  | { kind: "nothing" };

/**
 * What an unranked row draws: its interval, else the bounds that its missing verdicts leave
 * open, else nothing (there is no rate at all, for instance too few candidates for k).
 */
export function findShownBounds(row: UnrankedRow): ShownBounds {
  if (row.passRate !== null && row.interval) {
    return { kind: "interval", low: row.interval.displayed.low, high: row.interval.displayed.high };
  }
  return row.bounds ? { kind: "bounds", ...row.bounds } : { kind: "nothing" };
}
