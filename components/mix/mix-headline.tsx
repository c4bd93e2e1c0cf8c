import { Fragment } from "react";
import type { Board, BoardRow } from "../../lib/contracts/board";
import { comparedNoun } from "../boards/board-finding";
import { formatCount } from "../format/format-count";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";
import { type LimitedRows, listNotRuledOut } from "./limit-rows";

/** Names that a headline has room for. */
const mostNamed = 4;

interface MixHeadlineProps {
  board: Board;
  rows: LimitedRows;
  /** Of the tasks that count, as they weigh. */
  effectiveTasks: number;
  isRanked: boolean;
}

/** The answer to a mix in one sentence. */
export function MixHeadline({ board, rows, effectiveTasks, isRanked }: MixHeadlineProps) {
  const { compared } = board.suite;
  if (effectiveTasks === 0) return <h1>No task of this suite counts in your mix.</h1>;
  if (board.rows.length === 0) return <h1>No {compared} has been ranked on this board yet.</h1>;
  if (!isRanked) {
    return <h1>Your mix is worth {wordTasks(effectiveTasks)}: too few to rank anyone.</h1>;
  }
  if (rows.within.length === 0) return <h1>No {compared} is known to be within your limits.</h1>;
  if (board.rows.length > 1 && board.pairs === null) {
    return <h1>Not ruled out for your mix: every pair is being tested …</h1>;
  }
  const left = listNotRuledOut(rows.within);
  if (left.length === rows.within.length && left.length > mostNamed) {
    return (
      <h1>
        None of the {formatCount(left.length)} {comparedNoun(compared, left.length)} is ruled out
        for your mix.
      </h1>
    );
  }
  return (
    <h1>
      Not ruled out for your mix: <Names rows={left} />.
    </h1>
  );
}

function Names({ rows }: { rows: readonly BoardRow[] }) {
  const named = rows.length > mostNamed ? rows.slice(0, mostNamed - 1) : rows;
  const more = rows.length - named.length;
  return (
    <>
      {named.map(({ model }, index) => (
        <Fragment key={model.slug}>
          {index === 0 ? "" : index === named.length - 1 && more === 0 ? " and " : ", "}
          <ForeignText text={model.name} longest={longestInHeadline} />
        </Fragment>
      ))}
      {more > 0 ? ` and ${formatCount(more)} more` : null}
    </>
  );
}

/** A number of effective tasks, rounded down: "3 tasks", "less than one task". */
function wordTasks(tasks: number): string {
  const whole = Math.floor(tasks);
  if (whole < 1) return "less than one task";
  return whole === 1 ? "one task" : `${formatCount(whole)} tasks`;
}
