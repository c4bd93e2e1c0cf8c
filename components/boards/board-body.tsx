import type { Board } from "../../lib/contracts/board";
import { fewestTasksForRate } from "../../lib/core/stats/fewest-tasks-for-rate";
import { withoutRuntime } from "../../lib/core/suite/runtime-languages";
import { createAxisScale } from "../intervals/axis-scale";
import { BoardTable } from "../tables/board/board-table";
import { listFurtherK, toBoardTableRows } from "../tables/board/board-table-row";
import { findShownBounds } from "../tables/board/shown-bounds";
import { UnrankedTable } from "../tables/board/unranked-table";
import { findBoardFinding } from "./board-finding";
import { BoardNotes } from "./board-notes";
import { CompareForm } from "./compare-form";
import { groupApart } from "./group-apart";
import { NextSteps } from "./next-steps";
import { splitUnranked } from "./split-unranked";
import { tooFewToRank } from "./too-few-to-rank";

/** The ranked rows of a board, or of a slice of it, and those that stand apart. */
export function BoardBody({ board }: { board: Board }) {
  const tooFew = tooFewToRank(board);
  const finding = findBoardFinding(board, tooFew);
  const noun = board.suite.compared === "model" ? "Model" : "System";
  const furtherK = listFurtherK(board);
  const scale = createAxisScale(listDrawnValues(board));
  const { apart } = splitUnranked(board.unranked);
  const waiting = withoutRuntime(board.suite.languages);
  const needsModels =
    finding.kind !== "clear-lead" && board.rows.length < 2 && board.suite.measured === "here";
  return (
    <>
      {board.rows.length > 0 ? (
        <BoardTable
          rows={toBoardTableRows(board.rows, furtherK)}
          scale={scale}
          noun={noun}
          caption={`${noun}s of ${board.suite.title}, ranked by pass rate, with intervals`}
          furtherK={furtherK}
          showEvidence={new Set(board.rows.map((row) => row.evidence)).size > 1}
          isCountedOnly={tooFew !== null}
          compare={{
            suite: board.suite.id,
            cycle: board.cycle,
            k: board.k === board.suite.k ? null : board.k,
          }}
        />
      ) : null}
      {tooFew !== null ? (
        <p className="quiet">
          Fewer than {fewestTasksForRate} tasks: counted and not ranked. A rate of so few could be
          anything near.
        </p>
      ) : null}
      <CompareForm board={board} />
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
          {groupApart(apart).map((group) => (
            <UnrankedTable
              key={group.key}
              caption={group.words}
              rows={group.rows}
              scale={scale}
              noun={noun}
              furtherK={furtherK}
            />
          ))}
        </section>
      ) : null}
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
