import type { Metadata } from "next";
import { BoardList } from "../../components/boards/board-list";
import { NextSteps } from "../../components/boards/next-steps";
import { SandboxNotice } from "../../components/boards/sandbox-notice";
import { formatCountOf } from "../../components/format/format-count";
import { getSandboxNotice } from "../../lib/data/get-sandbox-notice";
import { listBoards } from "../../lib/data/list-boards";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "All boards" };

/** Every suite that has a board. */
export default async function BoardsPage() {
  const boards = await listBoards();
  const ranked = boards.reduce((sum, board) => sum + board.rankedModels, 0);
  const notice = getSandboxNotice();
  return (
    <>
      {notice ? <SandboxNotice missing={notice.missing} /> : null}
      <h1>
        {formatCountOf(boards.length, "board")}, {formatCountOf(ranked, "ranked model")}.
      </h1>
      {boards.length > 0 ? (
        <BoardList boards={boards} />
      ) : (
        <NextSteps suiteId={null} hasSuite={false} />
      )}
    </>
  );
}
