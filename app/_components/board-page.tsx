import { BoardView } from "../../components/boards/board-view";
import { SandboxNotice } from "../../components/boards/sandbox-notice";
import type { Board } from "../../lib/contracts/board";
import { getRunningCycle } from "../../lib/data/get-running-cycle";
import { getSandboxNotice } from "../../lib/data/get-sandbox-notice";
import { getWhatChanged } from "../../lib/data/get-what-changed";
import { listBoardSlices } from "../../lib/data/list-board-slices";
import { listBoards } from "../../lib/data/list-boards";
import { BoardReference } from "./board-reference";

/** One board with all that stands around it, wherever it is shown. */
export async function BoardPage({ board }: { board: Board }) {
  const [boards, slices, changed, running] = await Promise.all([
    listBoards(),
    listBoardSlices(board),
    getWhatChanged(board),
    getRunningCycle(board),
  ]);
  const notice = getSandboxNotice();
  return (
    <>
      {notice ? <SandboxNotice missing={notice.missing} /> : null}
      <BoardView
        board={board}
        slices={slices}
        changed={changed}
        running={running}
        others={boards.filter((other) => other.id !== board.suite.id)}
      />
      <BoardReference board={board} />
    </>
  );
}
