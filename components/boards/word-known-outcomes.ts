import type { Board } from "../../lib/contracts/board";
import { formatCount, formatCountOf } from "../format/format-count";
import { listLacking } from "./list-lacking";
import { splitUnranked } from "./split-unranked";

/**
 * What is known of a board that was measured elsewhere: "one outcome for each of 300 tasks and 23
 * systems"; where some lack outcomes, how many each of them lacks.
 */
export function wordKnownOutcomes(board: Pick<Board, "suite" | "rows" | "unranked">): string {
  const rows = [...board.rows, ...splitUnranked(board.unranked).apart];
  const lacking = listLacking(board);
  const what = rows.some(({ passed }) => passed === null)
    ? "how many trials passed,"
    : lacking.length > 0
      ? "up to one outcome"
      : "one outcome";
  const { tasks, compared } = board.suite;
  const known = `${what} for each of ${formatCountOf(tasks, "task")} and ${formatCountOf(rows.length, compared)}`;
  if (lacking.length === 0) return known;
  const who = `${formatCount(lacking.length)} ${lacking.length === 1 ? "lacks" : "lack"}`;
  const unit = lacking.at(-1) === 1 ? "outcome" : "outcomes";
  return `${known}, of which ${who} ${wordCounts(lacking)} ${unit}`;
}

/** Named one by one at most. */
const mostNamed = 4;

function wordCounts(counts: readonly number[]): string {
  const words = counts.map(formatCount);
  if (words.length > mostNamed) return `${words[0]} to ${words.at(-1)}`;
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
