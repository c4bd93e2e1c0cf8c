import type { UnrankedRow } from "../../../lib/contracts/board";
import { sampleRow } from "./sample-row";

/** A row of 10 tasks that stands apart because it lacks that many outcomes. */
export function sampleUnranked(slug: string, unscored: number): UnrankedRow {
  const { rank, rankRange, rankRangeByInterval, separatedFrom, leansFrom, next, ...row } =
    sampleRow(slug, 1, []);
  return {
    ...row,
    ...{ reason: "incomplete", differs: [], unscored },
    ...{ passRate: null, interval: null, bounds: { low: 0.4, high: 0.6 } },
  };
}
