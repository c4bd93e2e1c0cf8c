import { findBoardFinding } from "../../../components/boards/board-finding";
import { wordFinding } from "../../../components/boards/word-finding";
import { formatInterval } from "../../../components/format/format-interval";
import { formatLevel } from "../../../components/format/format-level";
import { formatPassed } from "../../../components/format/format-passed";
import { formatPercent } from "../../../components/format/format-percent";
import { formatRankRange } from "../../../components/format/format-rank-range";
import { toPlainText } from "../../../components/format/to-plain-text";
import { createAxisScale } from "../../../components/intervals/axis-scale";
import type { Board, BoardRow } from "../../../lib/contracts/board";
import { boardTitle } from "../../_lib/board-title";
import { drawWhisker } from "./draw-whisker";
import { type Markup, markup } from "./markup";

/** Rows of a frame; the page behind it has them all. */
const mostRows = 25;
const longestName = 80;

/** A board as a small table: what it finds, then rank range, model, interval, rate and count. */
export function boardMarkup(board: Board): Markup {
  const shown = board.rows.slice(0, mostRows);
  const level = board.rows[0]?.interval.level ?? null;
  return markup`<h1>${wordFinding(findBoardFinding(board), board.suite.compared)}</h1>
<p>${boardTitle(board)}. ${wordShown(shown.length, board.rows.length)}${
    level === null ? null : ` Intervals at ${formatLevel(level)}.`
  }</p>
${shown.length === 0 ? null : boardTable(shown)}`;
}

function wordShown(shown: number, rows: number): string {
  return shown === rows ? `${rows} ranked.` : `The first ${shown} of ${rows} ranked.`;
}

function boardTable(rows: readonly BoardRow[]): Markup {
  const scale = createAxisScale(
    rows.flatMap(({ passRate, interval }) => [
      passRate,
      interval.displayed.low,
      interval.displayed.high,
    ]),
  );
  const lines = rows.map(
    (row) => markup`<tr${rule(row)}>
<td class="rank">${formatRankRange(row.rankRange)}</td>
<th scope="row"><bdi>${toPlainText(row.model.name, longestName)}</bdi></th>
<td class="figure">${drawWhisker(scale, { passRate: row.passRate, ...row.interval.displayed })}</td>
<td>${formatPercent(row.passRate)} <small>${formatPassed(row)}</small></td>
<td class="interval">${formatInterval(row.interval.displayed)}</td>
</tr>
`,
  );
  return markup`<table>
<thead><tr><th scope="col">Rank</th><th scope="col">Model</th><td></td><th scope="col">Passed %</th><th scope="col">Interval</th></tr></thead>
<tbody>
${lines}</tbody>
</table>`;
}

/** A line under a row only where the paired test sets it apart from the next. */
function rule({ next }: BoardRow): Markup | null {
  if (next === null) return null;
  if (next.verdict === "separated") return markup` class="separated"`;
  return next.verdict === "leans" ? markup` class="leans"` : null;
}
