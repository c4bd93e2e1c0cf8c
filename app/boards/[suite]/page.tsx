import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BoardView } from "../../../components/boards/board-view";
import { SandboxNotice } from "../../../components/boards/sandbox-notice";
import { getBoard } from "../../../lib/data/get-board";
import { getSandboxNotice } from "../../../lib/data/get-sandbox-notice";
import { listBoardSlices } from "../../../lib/data/list-board-slices";
import { listBoards } from "../../../lib/data/list-boards";
import { answerBadInput } from "../../_lib/answer-bad-input";
import { decodeSegment } from "../../_lib/decode-segment";
import { parseBoardQuery } from "./board-query";

export const dynamic = "force-dynamic";

interface BoardPageProps {
  params: Promise<{ suite: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: BoardPageProps): Promise<Metadata> {
  return { title: decodeSegment((await params).suite) ?? "Board" };
}

/** The board of one suite, in a cycle and at a k that the address may name. */
export default async function BoardPage({ params, searchParams }: BoardPageProps) {
  const suite = decodeSegment((await params).suite);
  const query = parseBoardQuery(await searchParams);
  if (suite === null || query === null) notFound();
  const [board, boards] = await Promise.all([
    answerBadInput(getBoard({ suite, ...query })),
    listBoards(),
  ]);
  if (!board) notFound();
  const slices = await listBoardSlices(board);
  const notice = getSandboxNotice();
  return (
    <>
      {notice ? <SandboxNotice missing={notice.missing} /> : null}
      <BoardView
        board={board}
        slices={slices}
        others={boards.filter((other) => other.id !== board.suite.id)}
      />
    </>
  );
}
