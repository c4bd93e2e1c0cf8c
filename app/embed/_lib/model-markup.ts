import { formatInterval } from "../../../components/format/format-interval";
import { formatLevel } from "../../../components/format/format-level";
import { formatPassed } from "../../../components/format/format-passed";
import { formatPercent } from "../../../components/format/format-percent";
import { formatRankRange } from "../../../components/format/format-rank-range";
import { toPlainText } from "../../../components/format/to-plain-text";
import { createAxisScale } from "../../../components/intervals/axis-scale";
import type { ModelDetail, ModelStanding } from "../../../lib/contracts/model";
import { drawWhisker } from "./draw-whisker";
import { type Markup, markup } from "./markup";

const longestName = 80;
const wholeAxis = createAxisScale([0, 1]);

/** A model on each of its boards: where, rank range, interval, rate and count. */
export function modelMarkup({ model, standings }: ModelDetail): Markup {
  return markup`<h1><bdi>${toPlainText(model.name, longestName)}</bdi></h1>
<p>${wordBoards(standings.length)}${model.synthetic ? " A synthetic baseline: answers of known quality." : null}</p>
${
  standings.length === 0
    ? null
    : markup`<table>
<thead><tr><th scope="col">Rank</th><th scope="col">Board</th><td></td><th scope="col">Passed %</th><th scope="col">Interval</th></tr></thead>
<tbody>
${standings.map(standingLine)}</tbody>
</table>`
}`;
}

function wordBoards(count: number): string {
  if (count === 0) return "It has no record yet.";
  return `Its newest record on ${count === 1 ? "one board" : `each of ${count} boards`}.`;
}

function standingLine(standing: ModelStanding): Markup {
  const { suite, cycle, rankRange, rankedRows, passRate, interval } = standing;
  const rank = rankRange === null ? "apart" : `${formatRankRange(rankRange)} of ${rankedRows}`;
  const where = markup`<td class="rank">${rank}</td>
<th scope="row"><bdi>${toPlainText(suite.title, longestName)}</bdi> <small>${cycle}</small></th>`;
  if (passRate === null || interval === null) {
    return markup`<tr>
${where}
<td class="figure"></td><td>no rate</td><td></td>
</tr>
`;
  }
  return markup`<tr>
${where}
<td class="figure">${drawWhisker(wholeAxis, { passRate, ...interval.displayed })}</td>
<td>${formatPercent(passRate)} <small>${formatPassed(standing)}</small></td>
<td class="interval">${formatInterval(interval.displayed)} <small>${formatLevel(interval.level)}</small></td>
</tr>
`;
}
