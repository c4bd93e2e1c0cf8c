import type { ModelStanding } from "../../lib/contracts/model";
import { assertNever } from "../../lib/core/assert-never";
import { cycleAddress } from "../boards/board-address";
import { countOf } from "../format/count-of";
import { formatCount } from "../format/format-count";
import { formatPassed } from "../format/format-passed";
import { formatRankRange } from "../format/format-rank-range";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { RateRow } from "./rate-row";
import { RateTable } from "./rate-table";
import { scaleOf } from "./scale-of";

/** Where the model stands on each board, one row a board. */
export function StandingTable({ standings }: { standings: readonly ModelStanding[] }) {
  const scale = scaleOf(standings);
  return (
    <RateTable
      scale={scale}
      caption="Current standing on each board"
      nameHead="Board"
      noteHead="By paired tests"
    >
      {standings.map((standing) => (
        <RateRow
          key={standing.suite.id}
          scale={scale}
          name={
            <PageLink href={cycleAddress(standing.suite.id, standing.cycle)}>
              <ForeignText text={standing.suite.title} longest={120} />
            </PageLink>
          }
          rate={standing}
          count={formatPassed(standing)}
          countOf={countOf(standing)}
          note={wordStanding(standing)}
        />
      ))}
    </RateTable>
  );
}

function wordStanding(standing: ModelStanding): string {
  const { rankRange: range, rankedRows, separatedFrom, reason } = standing;
  if (range === null) return reason === null ? "not ranked" : wordReason(reason);
  const rank = `rank ${formatRankRange(range)} of ${formatCount(rankedRows)}`;
  if (rankedRows === 1) return `${rank}, alone`;
  const together = rankedRows - 1 - separatedFrom.length;
  if (together === 0) return `${rank}, separated from all`;
  return `${rank}, not told apart from ${formatCount(together)}`;
}

function wordReason(reason: NonNullable<ModelStanding["reason"]>): string {
  switch (reason) {
    case "synthetic-baseline":
      return "not ranked beside real models";
    case "incomplete":
      return "not ranked: candidates without a verdict";
    case "too-few-candidates":
      return "not ranked: fewer candidates than k";
    case "other-protocol":
      return "not ranked: made under another protocol";
    default:
      return assertNever(reason);
  }
}
