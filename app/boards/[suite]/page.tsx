import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BoardView } from "../../../components/boards/board-view";
import { SandboxNotice } from "../../../components/boards/sandbox-notice";
import { toPlainText } from "../../../components/format/to-plain-text";
import { getBoard } from "../../../lib/data/get-board";
import { getSandboxNotice } from "../../../lib/data/get-sandbox-notice";
import { getWhatChanged } from "../../../lib/data/get-what-changed";
import { listBoardSlices } from "../../../lib/data/list-board-slices";
import { listBoards } from "../../../lib/data/list-boards";
import { answerBadInput } from "../../_lib/answer-bad-input";
import { decodeSegment } from "../../_lib/decode-segment";
import { parseBoardQuery } from "./board-query";

export const dynamic = "force-dynamic";

/** A tab shows less; a search result about as much. */
const longestInTitle = 120;

interface BoardPageProps {
  params: Promise<{ suite: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The suite's title; what the address says where there is no such board. */
export async function generateMetadata({
  params,
  searchParams,
}: BoardPageProps): Promise<Metadata> {
  const suite = decodeSegment((await params).suite);
  const query = parseBoardQuery(await searchParams);
  if (suite === null || query === null)
    return { title: suite === null ? "Board" : toPlainText(suite, longestInTitle) };
  const board = await answerBadInput(getBoard({ suite, ...query }));
  return { title: toPlainText(board?.suite.title ?? suite, longestInTitle) };
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
  const changed = await getWhatChanged(board);
  const notice = getSandboxNotice();
  return (
    <>
      {notice ? <SandboxNotice missing={notice.missing} /> : null}
      <BoardView
        board={board}
        slices={slices}
        changed={changed}
        others={boards.filter((other) => other.id !== board.suite.id)}
      />
    </>
  );
}
