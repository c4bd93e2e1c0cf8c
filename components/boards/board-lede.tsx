import type { ReactNode } from "react";
import type { Board } from "../../lib/contracts/board";
import type { ResolvableGap } from "../../lib/contracts/board-pairs";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatInterval } from "../format/format-interval";
import { formatLevel } from "../format/format-level";
import { formatPercent } from "../format/format-percent";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { countShownTasks } from "./count-shown-tasks";
import { listLacking } from "./list-lacking";
import { tooFewToRank } from "./too-few-to-rank";

/** What was measured, the top rate with its interval, and how far the picture may be read. */
export function BoardLede({ board }: { board: Board }) {
  const onlyBaselines = board.rows.every((row) => row.model.synthetic);
  // Of so few tasks a rate could be anything near, and rows have no rules between them.
  const isRanked = tooFewToRank(board) === null;
  const leader = onlyBaselines || !isRanked ? undefined : board.rows[0];
  const { suite } = board;
  return (
    <p className="lede">
      <b>
        <ForeignText text={suite.title} longest={120} />
      </b>
      ,{" "}
      {suite.tasks > 0
        ? `${wordTasks(board)}, every ${suite.compared} on the same tasks${wordLacking(board)}.`
        : "as somebody states it, without outcomes a task."}{" "}
      {wordPlace(board)}
      {leader ? (
        <>
          {" "}
          The top rate is <b>{formatPercent(leader.passRate)}%</b>,{" "}
          {formatLevel(leader.interval.level)} interval{" "}
          <b className="nowrap">{formatInterval(leader.interval.displayed)}</b>.
        </>
      ) : null}{" "}
      {onlyBaselines && board.rows.length > 0
        ? "Baselines are answers of known quality: they show that the measuring works, and leave the ranks as soon as a real model arrives. "
        : null}
      {board.rows.length > 1 && isRanked ? <PairWords board={board} /> : null}
    </p>
  );
}

/** "72 tasks", or of a slice "24 of 72 tasks (tier 2)". */
function wordTasks(board: Board): string {
  const { tasks, slice } = countShownTasks(board);
  const all = formatCountOf(board.suite.tasks, "task");
  return slice === null ? all : `${formatCount(tasks)} of ${all} (${slice})`;
}

/** What keeps "the same tasks" from being the whole truth. */
function wordLacking(board: Board): string {
  const { length } = listLacking(board);
  if (length === 0) return "";
  const what = board.suite.measured === "here" ? "verdicts" : "outcomes";
  return `; ${formatCount(length)} ${length === 1 ? "lacks" : "lack"} some of the ${what}`;
}

/** How large a gap must be here, and how to read what stands between the rows. */
function PairWords({ board: { resolvableGap } }: { board: Board }) {
  return (
    <>
      {resolvableGap ? (
        <>
          A true gap under <b className="nowrap">{formatGap(resolvableGap.gap)} points</b> can{" "}
          <PageLink href="/methodology#power" title={wordGap(resolvableGap)}>
            go unnoticed
          </PageLink>{" "}
          here.{" "}
        </>
      ) : null}
      A solid line between two rows means that the data separates them, a dashed one that it only
      leans that way. No line means neither.
    </>
  );
}

/** A gap is on a grid of a quarter of a point: "4.75", "8". */
function formatGap(gap: number): string {
  return String(Number((gap * 100).toFixed(2)));
}

function wordGap({ tasks, unit, discordance, power }: ResolvableGap): string {
  return `Two that differ on ${formatPercent(discordance)}% of the tasks, as the median pair here does, would be separated ${Math.round(power * 100)}% of the time, counting on ${formatCount(tasks)} ${unit} and corrected for all pairs`;
}

/** A reader must not take for ours what was measured by others. */
function wordPlace({ suite }: Board): ReactNode {
  if (suite.measured === "here") return null;
  return (
    <PageLink href="#measured">
      {suite.measured === "elsewhere" ? "Measured elsewhere, ranked here." : "What is known of it."}
    </PageLink>
  );
}
