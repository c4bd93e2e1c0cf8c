import type { Board } from "../../lib/contracts/board";
import { FactLine } from "../ui/fact-line";
import { listBoardFacts } from "./board-facts";
import { findBoardFinding } from "./board-finding";
import { BoardHeadline } from "./board-headline";
import { BoardLede } from "./board-lede";
import { CloserLinks } from "./closer-links";
import { CycleChoice } from "./cycle-choice";
import { tooFewToRank } from "./too-few-to-rank";
import { WeekLink } from "./week-link";

/** What a board, or a slice of it, found and rests on; needs nothing that only the server has. */
export function BoardHead({ board }: { board: Board }) {
  return (
    <>
      <BoardHeadline
        finding={findBoardFinding(board, tooFewToRank(board))}
        compared={board.suite.compared}
      />
      <BoardLede board={board} />
      <FactLine facts={listBoardFacts(board)} />
      <CycleChoice board={board} />
      <WeekLink board={board} />
      <CloserLinks board={board} />
    </>
  );
}
