import Link from "next/link";
import type { Board, SuiteSummary } from "../../lib/contracts/board";
import { withoutRuntime } from "../../lib/core/suite/runtime-languages";
import { formatCountOf } from "../format/format-count";
import { createAxisScale } from "../intervals/axis-scale";
import { SuiteCardSection } from "../suites/suite-card-section";
import { BoardTable } from "../tables/board/board-table";
import { listFurtherK, toBoardTableRow } from "../tables/board/board-table-row";
import { ClaimTable } from "../tables/board/claim-table";
import { findShownBounds } from "../tables/board/shown-bounds";
import { UnrankedTable } from "../tables/board/unranked-table";
import { classNames } from "../ui/class-names";
import { FactLine } from "../ui/fact-line";
import { listBoardFacts } from "./board-facts";
import { findBoardFinding } from "./board-finding";
import { BoardHeadline } from "./board-headline";
import { BoardLede } from "./board-lede";
import { BoardList } from "./board-list";
import { BoardNotes } from "./board-notes";
import styles from "./board-view.module.css";
import { ClaimGaps } from "./claim-gaps";
import { CycleAndK } from "./cycle-and-k";
import { MeasuredSection } from "./measured-section";
import { NextSteps } from "./next-steps";
import { splitUnranked } from "./split-unranked";

/** A whole board: finding, facts, table, what stands apart, and the other boards. */
export function BoardView({ board, others }: { board: Board; others: readonly SuiteSummary[] }) {
  const finding = findBoardFinding(board);
  const { compared } = board.suite;
  const noun = compared === "model" ? "Model" : "System";
  const furtherK = listFurtherK(board);
  const ranked = new Set(board.rows.map((row) => row.model.slug));
  const scale = createAxisScale(listDrawnValues(board));
  const { apart, claims } = splitUnranked(board.unranked);
  const waiting = withoutRuntime(board.suite.languages);
  const needsModels =
    finding.kind !== "clear-lead" && board.rows.length < 2 && board.suite.measured === "here";
  return (
    <>
      <BoardHeadline finding={finding} compared={compared} />
      <BoardLede board={board} />
      <FactLine facts={listBoardFacts(board)} />
      <CycleAndK board={board} />
      {board.rows.length > 0 ? (
        <BoardTable
          rows={board.rows.map((row) => toBoardTableRow(row, furtherK, ranked))}
          scale={scale}
          noun={noun}
          caption={`${noun}s of ${board.suite.title}, ranked by pass rate, with intervals`}
          furtherK={furtherK}
          showEvidence={new Set(board.rows.map((row) => row.evidence)).size > 1}
        />
      ) : null}
      <BoardNotes board={board} />
      {waiting.length > 0 ? (
        <p>
          The tests of this suite are in {waiting.join(" and ")}, which this version can’t execute:
          they are kept until it can, and no answer can be graded before.
        </p>
      ) : needsModels || finding.kind === "baselines-only" ? (
        <NextSteps suiteId={board.suite.id} hasSuite />
      ) : null}
      {apart.length > 0 ? (
        <section aria-labelledby="unranked">
          <h2 id="unranked">Not ranked</h2>
          <UnrankedTable rows={apart} scale={scale} noun={noun} furtherK={furtherK} />
        </section>
      ) : null}
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
        <a href={`/api/v1/boards/${encodeURIComponent(board.suite.id)}`}>This board as JSON</a>
        {" · "}
        <Link href="/methodology">
          {board.suite.measured === "here"
            ? `How the ${formatCountOf(board.suite.tasks, "task")} are scored`
            : "How scores and intervals are made"}
        </Link>
      </p>
    </>
  );
}

function listDrawnValues(board: Board): number[] {
  const ranked = board.rows.flatMap(({ interval, passRate }) => [
    interval.displayed.low,
    interval.displayed.high,
    passRate,
  ]);
  const unranked = splitUnranked(board.unranked).apart.flatMap((row) => {
    const shown = findShownBounds(row);
    return shown.kind === "nothing" ? [] : [shown.low, shown.high];
  });
  return [...ranked, ...unranked];
}
