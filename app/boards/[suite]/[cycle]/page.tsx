import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { Board } from "../../../../lib/contracts/board";
import { getBoard } from "../../../../lib/data/get-board";
import { BoardPage } from "../../../_components/board-page";
import { answerBadInput } from "../../../_lib/answer-bad-input";
import { boardMetadata } from "../../../_lib/board-metadata";
import { decodeSegment } from "../../../_lib/decode-segment";

/** Kept until something is written; what the address asks for besides is applied in the browser. */
export const dynamic = "force-static";

/** None when the site is built: each is made when it is first asked for. */
export function generateStaticParams(): [] {
  return [];
}

interface CyclePageProps {
  params: Promise<{ suite: string; cycle: string }>;
}

export async function generateMetadata({ params }: CyclePageProps): Promise<Metadata> {
  const board = await findBoard(params);
  return board === null ? { title: "Board" } : boardMetadata(board);
}

/** The permanent address of one board: a suite in one cycle, at the k that the suite ranks by. */
export default async function CyclePage({ params }: CyclePageProps) {
  const board = await findBoard(params);
  if (board === null) notFound();
  return <BoardPage board={board} />;
}

async function findBoard(params: CyclePageProps["params"]): Promise<Board | null> {
  const { suite: rawSuite, cycle: rawCycle } = await params;
  const [suite, cycle] = [decodeSegment(rawSuite), decodeSegment(rawCycle)];
  return suite === null || cycle === null ? null : answerBadInput(getBoard({ suite, cycle }));
}
