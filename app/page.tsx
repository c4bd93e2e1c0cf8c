import { BoardView } from "../components/boards/board-view";
import { NextSteps } from "../components/boards/next-steps";
import { SandboxNotice } from "../components/boards/sandbox-notice";
import { getFrontBoard } from "../lib/data/get-front-board";
import { getSandboxNotice } from "../lib/data/get-sandbox-notice";
import { getWhatChanged } from "../lib/data/get-what-changed";
import { listBoards } from "../lib/data/list-boards";

export const dynamic = "force-dynamic";

/** Home: the board that has most to show, real models before baselines before claims. */
export default async function HomePage() {
  const boards = await listBoards();
  const board = await getFrontBoard(boards);
  const notice = getSandboxNotice();
  return (
    <>
      {notice ? <SandboxNotice missing={notice.missing} /> : null}
      {board ? (
        <BoardView
          board={board}
          others={boards.filter((other) => other.id !== board.suite.id)}
          changed={await getWhatChanged(board)}
        />
      ) : (
        <>
          <h1>There is no board yet.</h1>
          <NextSteps suiteId={null} hasSuite={false} />
        </>
      )}
    </>
  );
}
