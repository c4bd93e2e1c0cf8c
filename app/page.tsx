import { BoardView } from "../components/boards/board-view";
import { NextSteps } from "../components/boards/next-steps";
import { SandboxNotice } from "../components/boards/sandbox-notice";
import { getBoard } from "../lib/data/get-board";
import { getSandboxNotice } from "../lib/data/get-sandbox-notice";
import { listBoards } from "../lib/data/list-boards";

export const dynamic = "force-dynamic";

/** The suite of the project's own tasks; it opens the site where it exists. */
const ownSuite = "weekly";

/** Home: the weekly board, else the first one there is. */
export default async function HomePage() {
  const boards = await listBoards();
  const suite = boards.find((board) => board.id === ownSuite) ?? boards[0];
  const board = suite ? await getBoard({ suite: suite.id }) : null;
  const notice = getSandboxNotice();
  return (
    <>
      {notice ? <SandboxNotice missing={notice.missing} /> : null}
      {board ? (
        <BoardView board={board} others={boards.filter((other) => other.id !== board.suite.id)} />
      ) : (
        <>
          <h1>There is no board yet.</h1>
          <NextSteps suiteId={null} hasSuite={false} />
        </>
      )}
    </>
  );
}
