import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getBoard } from "../../../lib/data/get-board";
import { BoardPage } from "../../_components/board-page";
import { answerBadInput } from "../../_lib/answer-bad-input";
import { boardMetadata } from "../../_lib/board-metadata";
import { decodeSegment } from "../../_lib/decode-segment";
import { parseBoardQuery } from "./board-query";

export const dynamic = "force-dynamic";

interface SuitePageProps {
  params: Promise<{ suite: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({
  params,
  searchParams,
}: SuitePageProps): Promise<Metadata> {
  const suite = decodeSegment((await params).suite);
  const query = parseBoardQuery(await searchParams);
  if (suite === null || query === null) return { title: "Board" };
  const board = await answerBadInput(getBoard({ suite, ...query }));
  return board === null ? { title: "Board" } : boardMetadata(board);
}

/** The board of one suite, in a cycle, at a k and over a slice that the address may name. */
export default async function SuitePage({ params, searchParams }: SuitePageProps) {
  const suite = decodeSegment((await params).suite);
  const query = parseBoardQuery(await searchParams);
  if (suite === null || query === null) notFound();
  const board = await answerBadInput(getBoard({ suite, ...query }));
  if (board === null) notFound();
  return <BoardPage board={board} />;
}
