import { formatInterval } from "../../components/format/format-interval";
import { formatPercent } from "../../components/format/format-percent";
import { formatRankRange } from "../../components/format/format-rank-range";
import { toPlainText } from "../../components/format/to-plain-text";
import type { ModelDetail, ModelStanding } from "../../lib/contracts/model";

const longestName = 80;

/** Where a model stands, in plain sentences: its first board, and how many more there are. */
export function describeModel({ model, standings }: ModelDetail): string {
  const name = toPlainText(model.name, longestName);
  const [first] = standings;
  if (first === undefined) return `${name} has no record on any board yet.`;
  const others = standings.length - 1;
  const more =
    others === 0 ? "" : ` It has records on ${others} more ${others === 1 ? "board" : "boards"}.`;
  return `${name} on ${wordStanding(first)}.${more}`;
}

function wordStanding({ suite, passRate, interval, rankRange, rankedRows }: ModelStanding): string {
  const board = toPlainText(suite.title, longestName);
  if (passRate === null || interval === null)
    return `${board}: no rate, the record is not complete`;
  const rate = `${formatPercent(passRate)}% (${formatInterval(interval.displayed)})`;
  const rank =
    rankRange === null ? "not ranked" : `rank ${formatRankRange(rankRange)} of ${rankedRows}`;
  return `${board}: ${rate}, ${rank}`;
}
