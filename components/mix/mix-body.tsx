import type { Board, BoardRow } from "../../lib/contracts/board";
import { createAxisScale } from "../intervals/axis-scale";
import { BoardTable } from "../tables/board/board-table";
import { toBoardTableRows } from "../tables/board/board-table-row";
import { ModelName } from "../tables/board/model-name";
import { PageLink } from "../ui/page-link";
import type { LimitedRows } from "./limit-rows";

interface MixBodyProps {
  board: Board;
  rows: LimitedRows;
  isRanked: boolean;
  isPlain: boolean;
}

/** The rows of a mix within a reader's limits, in the look of a board, and who is left out and why. */
export function MixBody({ board, rows, isRanked, isPlain }: MixBodyProps) {
  const noun = board.suite.compared === "model" ? "Model" : "System";
  const { within } = rows;
  const own = toBoardTableRows(within, []);
  const marked = isPlain ? own : own.map((row) => ({ ...row, countOf: "weighted" as const }));
  return (
    <>
      {within.length > 0 ? (
        <BoardTable
          rows={marked}
          scale={createAxisScale(within.flatMap(listDrawn))}
          noun={noun}
          caption={`${noun}s of ${board.suite.title}, ranked by a weighted rate, with intervals`}
          furtherK={[]}
          showEvidence={new Set(within.map((row) => row.evidence)).size > 1}
          isCountedOnly={!isRanked}
          compare={{ suite: board.suite.id, cycle: board.cycle, k: null }}
        />
      ) : null}
      <LeftOut title="Beyond your limits" rows={rows.beyond} />
      <LeftOut title="Cost or time not stated, so left out of the answer" rows={rows.unknown} />
      <MixNotes board={board} isPlain={isPlain} />
    </>
  );
}

function MixNotes({ board, isPlain }: Pick<MixBodyProps, "board" | "isPlain">) {
  const starred = board.rows.find(({ interval }) => interval.flags.length > 0);
  const apart = board.unranked.length;
  return (
    <div className="quiet">
      {isPlain ? null : (
        <p>
          † Passed tasks of those that count. The rate weighs them by your mix, so it isn’t their
          quotient.
        </p>
      )}
      {isPlain ? null : (
        <p>Tokens, costs, times and time-outs are of all tasks of the board, not weighed.</p>
      )}
      {starred ? (
        <p>
          * Interval by {starred.interval.displayed.method}: with so few passes, failures or base
          problems the bootstrap would look more certain than it is.
        </p>
      ) : null}
      {apart > 0 ? <p>What stands apart on the board is not weighed.</p> : null}
      <p>
        A mix that was chosen for what it shows is exploratory.{" "}
        <PageLink href="/methodology#mix">How a mix is weighed, and how well that works</PageLink>
      </p>
    </div>
  );
}

function LeftOut({ title, rows }: { title: string; rows: readonly BoardRow[] }) {
  if (rows.length === 0) return null;
  return (
    <p className="quiet">
      {title}:{" "}
      {rows.map(({ model }, index) => (
        <span key={model.slug}>
          {index > 0 ? ", " : ""}
          <ModelName slug={model.slug} name={model.name} />
        </span>
      ))}
      .
    </p>
  );
}

function listDrawn({ interval, passRate }: BoardRow): number[] {
  return [interval.displayed.low, interval.displayed.high, passRate];
}
