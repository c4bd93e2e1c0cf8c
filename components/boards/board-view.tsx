import type { Board, SuiteSummary } from "../../lib/contracts/board";
import type { RunningCycle } from "../../lib/core/cycle/running-cycle";
import type { WhatChanged } from "../../lib/core/cycle/what-changed";
import { archiveAddress } from "../downloads/archive-address";
import { FormatLinks } from "../downloads/format-links";
import { formatCountOf } from "../format/format-count";
import { SuiteCardSection } from "../suites/suite-card-section";
import { ClaimTable } from "../tables/board/claim-table";
import { classNames } from "../ui/class-names";
import { PageLink } from "../ui/page-link";
import { boardApiAddress } from "./board-address";
import { BoardBody } from "./board-body";
import { BoardHead } from "./board-head";
import { BoardList } from "./board-list";
import styles from "./board-view.module.css";
import { ChangedNote } from "./changed-note";
import { ClaimGaps } from "./claim-gaps";
import { MeasuredSection } from "./measured-section";
import { RunningCycleNote } from "./running-cycle-note";
import { listSliceChoices, type SliceSize } from "./slices/slice-choices";
import { SlicedBoard } from "./slices/sliced-board";
import { splitUnranked } from "./split-unranked";

interface BoardViewProps {
  board: Board;
  /** How many tasks there are of each combination of category, tier and language. */
  slices: readonly SliceSize[];
  others: readonly SuiteSummary[];
  /** Against the week before; left out of boards without one. */
  changed: WhatChanged | null;
  /** The week that is being measured for this board, if one is. */
  running: RunningCycle | null;
}

/** A whole board: finding, facts, table, what stands apart, and the other boards. */
export function BoardView({ board, slices, others, changed, running }: BoardViewProps) {
  const noun = board.suite.compared === "model" ? "Model" : "System";
  const { suite, cycle, k, scope } = board;
  const ks = [...new Set([suite.k, ...board.availableK])].sort((a, b) => a - b);
  const isSliced =
    board.rows.length > 0 && (ks.length > 1 || listSliceChoices(slices, scope).length > 0);
  const { claims } = splitUnranked(board.unranked);
  return (
    <>
      {running ? <RunningCycleNote running={running} /> : null}
      {isSliced ? (
        <SlicedBoard
          key={JSON.stringify([cycle, k])}
          place={{
            suite: { id: suite.id, k: suite.k, cycles: suite.cycles.slice(0, 1) },
            ...{ cycle, k, scope },
          }}
          sizes={slices}
          ks={ks}
          head={<BoardHead board={board} />}
          body={<BoardBody board={board} />}
        />
      ) : (
        <>
          <BoardHead board={board} />
          <BoardBody board={board} />
        </>
      )}
      {changed ? <ChangedNote changed={changed} /> : null}
      {claims.length > 0 ? (
        <section aria-labelledby="claims">
          <h2 id="claims">Claims</h2>
          <p className="quiet">
            Scores that somebody states without outcomes a task. Each is read as an upper bound (≤),
            has no interval and is never ranked.
          </p>
          <ClaimTable claims={claims} noun={noun} />
          <ClaimGaps claims={claims} />
        </section>
      ) : null}
      <SuiteCardSection card={board.card} />
      <MeasuredSection board={board} />
      {others.length > 0 ? (
        <section aria-labelledby="others">
          <h2 id="others">Other boards</h2>
          <BoardList boards={others} />
        </section>
      ) : null}
      <p className={classNames("quiet", styles.more)}>
        <FormatLinks what="This board" address={boardApiAddress(board)} />
        {" · "}
        <a href={archiveAddress(board.suite.id, board.cycle)}>
          Everything of this cycle in one file
        </a>
        {" · "}
        <PageLink href="/methodology">
          {board.suite.measured === "here"
            ? `How the ${formatCountOf(board.suite.tasks, "task")} are scored`
            : "How scores and intervals are made"}
        </PageLink>
      </p>
    </>
  );
}
