import type { Board } from "../../../lib/contracts/board";
import { BoardBody } from "../board-body";
import { BoardHead } from "../board-head";

// Loaded with the first slice that is ranked in the browser: the server has rendered the same before.

/** What a board that was ranked in the browser found. */
export function RankedHead({ board }: { board: Board }) {
  return <BoardHead board={board} />;
}

/** Its rows. */
export function RankedBody({ board }: { board: Board }) {
  return <BoardBody board={board} />;
}
