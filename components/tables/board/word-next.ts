import { formatPValue } from "../../format/format-p-value";
import type { NextRow } from "./board-table-row";

const verdicts = {
  separated: "separated",
  leans: "leans, not after correction",
  "within-noise": "within noise",
} as const;

/**
 * A row against the next in full: what the intervals say and what the test does, side by side because
 * the one doesn't decide the other.
 */
export function wordNext(next: NextRow): string {
  const byInterval = next.isTiedByInterval ? "Tied by interval; paired test" : "Paired test";
  // With one pair alone, or p = 1, the correction changes nothing.
  const corrected =
    next.pHolm === next.p ? "" : `, p = ${formatPValue(next.pHolm)} after correction`;
  const test = `${verdicts[next.verdict]}, p = ${formatPValue(next.p)}${corrected}`;
  const counts =
    next.onlyThis === null || next.onlyNext === null
      ? ""
      : ` ${next.onlyThis} solved by this one alone, ${next.onlyNext} by the next alone.`;
  return `${byInterval}: ${test}.${counts}`;
}
