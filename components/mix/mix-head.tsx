import type { Board } from "../../lib/contracts/board";
import type { MixDescription } from "../../lib/core/mix/describe-mix";
import { fewestTasksForRate } from "../../lib/core/stats/fewest-tasks-for-rate";
import { comparedNoun } from "../boards/board-finding";
import { formatCount } from "../format/format-count";
import { formatInterval } from "../format/format-interval";
import { formatPercent } from "../format/format-percent";
import { ForeignText } from "../ui/foreign-text";
import { type LimitedRows, listNotRuledOut } from "./limit-rows";
import styles from "./mix-head.module.css";
import { MixHeadline } from "./mix-headline";

interface MixHeadProps {
  board: Board;
  rows: LimitedRows;
  description: MixDescription;
  /** True when every task of the board counts once. */
  isPlain: boolean;
}

/** What a mix found and what it rests on; for the server and for the browser. */
export function MixHead({ board, rows, description, isPlain }: MixHeadProps) {
  const { isRanked, effectiveTasks } = description;
  const leader = isRanked ? rows.within[0] : undefined;
  return (
    <div className={styles.head}>
      <MixHeadline {...{ board, rows, effectiveTasks, isRanked }} />
      <p className="lede">
        <b>
          <ForeignText text={board.suite.title} longest={120} />
        </b>
        , cycle <b>{board.cycle.slice(0, 12)}</b>,{" "}
        {isPlain ? "every task counted once, as on the board." : "weighed by your mix."}{" "}
        {leader ? (
          <>
            The top rate is <b>{formatPercent(leader.passRate)}%</b>, 95% interval{" "}
            <b className="nowrap">{formatInterval(leader.interval.displayed)}</b>.{" "}
          </>
        ) : null}
        {isRanked ? wordRuledOut(board, rows) : wordUnranked(effectiveTasks)}
      </p>
    </div>
  );
}

function wordUnranked(effectiveTasks: number): string {
  if (effectiveTasks === 0) {
    return "Every task has a value that you give no weight: there is nothing to count.";
  }
  return `Below ${fewestTasksForRate} effective tasks a rate could be anything near: passed tasks are counted, and nobody is ranked.`;
}

/** Nothing where no test stands behind it: nobody is left, or pairs are still being tested. */
function wordRuledOut({ suite, pairs, rows: all }: Board, rows: LimitedRows): string {
  if (rows.within.length === 0) return "";
  if (all.length === 1) return "There is nobody to compare it with.";
  if (rows.within.length === 1) return "There is nobody within your limits to compare it with.";
  if (pairs === null) return "";
  const left = listNotRuledOut(rows.within).length;
  const out = rows.within.length - left;
  const others = rows.within.length === all.length ? "" : " within your limits";
  if (out === 0) {
    return `The paired test separates nobody${others} from the best. That doesn’t make them equal: a difference may be there and not have been found.`;
  }
  return `${formatCount(out)} of ${formatCount(rows.within.length)} ${comparedNoun(suite.compared, rows.within.length)}${others} ${out === 1 ? "is" : "are"} ruled out: on these tasks, as you weigh them, another is separated above, after correction over all ${formatCount(pairs.count)} pairs.`;
}
