import type { Metadata } from "next";
import { NextSteps } from "../components/boards/next-steps";
import { SandboxNotice } from "../components/boards/sandbox-notice";
import { getFrontBoard } from "../lib/data/get-front-board";
import { getSandboxNotice } from "../lib/data/get-sandbox-notice";
import { isBuilding } from "../lib/data/is-building";
import { listBoards } from "../lib/data/list-boards";
import { BoardPage } from "./_components/board-page";
import { boardMetadata } from "./_lib/board-metadata";
import { boardTitle } from "./_lib/board-title";

/** Kept until something is written; what the address asks for besides is applied in the browser. */
export const dynamic = "force-static";

/** The board's own title and finding; its permanent address is the canonical one. */
export async function generateMetadata(): Promise<Metadata> {
  if (isBuilding()) return {};
  const board = await getFrontBoard(await listBoards());
  if (board === null) return {};
  return { ...boardMetadata(board), title: { absolute: `${boardTitle(board)} · Errorbar` } };
}

/** Home: the board that has most to show, real models before baselines before claims. */
export default async function HomePage() {
  if (isBuilding()) return null;
  const board = await getFrontBoard(await listBoards());
  if (board) return <BoardPage board={board} />;
  const notice = getSandboxNotice();
  return (
    <>
      {notice ? <SandboxNotice missing={notice.missing} /> : null}
      <h1>There is no board yet.</h1>
      <NextSteps suiteId={null} hasSuite={false} />
    </>
  );
}
