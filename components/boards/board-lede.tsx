import Link from "next/link";
import type { ReactNode } from "react";
import type { Board } from "../../lib/contracts/board";
import { formatCountOf } from "../format/format-count";
import { formatInterval } from "../format/format-interval";
import { formatLevel } from "../format/format-level";
import { formatPercent } from "../format/format-percent";
import { ForeignText } from "../ui/foreign-text";

/** What was measured, the top rate with its interval, and how far the picture may be read. */
export function BoardLede({ board }: { board: Board }) {
  const onlyBaselines = board.rows.every((row) => row.model.synthetic);
  const leader = onlyBaselines ? undefined : board.rows[0];
  const { suite } = board;
  return (
    <p className="lede">
      <b>
        <ForeignText text={suite.title} longest={120} />
      </b>
      ,{" "}
      {suite.tasks > 0
        ? `${formatCountOf(suite.tasks, "task")}, every ${suite.compared} on the same tasks.`
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
        ? "Baselines are answers of known quality: they show that the measuring works, and leave the ranks as soon as a real model arrives."
        : null}
      {leader && board.rows.length > 1 ? (
        <>
          Intervals that overlap leave the order open; overlap{" "}
          <Link href="/methodology#overlap">isn’t a test</Link>, and doesn’t make two{" "}
          {suite.compared}s equal.
        </>
      ) : null}
    </p>
  );
}

/** A reader must not take for ours what was measured by others. */
function wordPlace({ suite }: Board): ReactNode {
  if (suite.measured === "here") return null;
  return (
    <Link href="#measured">
      {suite.measured === "elsewhere" ? "Measured elsewhere, ranked here." : "What is known of it."}
    </Link>
  );
}
