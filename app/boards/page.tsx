import type { Metadata } from "next";
import { BoardList } from "../../components/boards/board-list";
import { NextSteps } from "../../components/boards/next-steps";
import { SandboxNotice } from "../../components/boards/sandbox-notice";
import { FormatLinks } from "../../components/downloads/format-links";
import { formatCountOf } from "../../components/format/format-count";
import type { SuiteSummary } from "../../lib/contracts/board";
import { getSandboxNotice } from "../../lib/data/get-sandbox-notice";
import { isBuilding } from "../../lib/data/is-building";
import { listBoards } from "../../lib/data/list-boards";
import { listMeasures } from "../../lib/data/list-measures";
import { listTopRates } from "../../lib/data/list-top-rates";
import { CiteChain } from "../_components/cite-chain";
import { pageMetadata } from "../_lib/page-metadata";

/** Kept until something is written. */
export const dynamic = "force-static";
export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "All boards",
    description:
      "Every suite that has a board, with how many models are ranked and on how many tasks.",
    path: "/boards",
  });
}

/** Every suite that has a board. */
export default async function BoardsPage() {
  if (isBuilding()) return null;
  const [boards, measures, topRates] = await Promise.all([
    listBoards(),
    listMeasures(),
    listTopRates(),
  ]);
  const notice = getSandboxNotice();
  return (
    <>
      {notice ? <SandboxNotice missing={notice.missing} /> : null}
      <h1>
        {formatCountOf(boards.length, "board")}, {wordRanked(boards)}.
      </h1>
      {boards.length > 0 ? (
        <BoardList boards={boards} measures={measures} topRates={topRates} />
      ) : (
        <NextSteps suiteId={null} hasSuite={false} />
      )}
      <p className="quiet">
        <FormatLinks what="This list" address="/api/v1/boards" />
      </p>
      <CiteChain title="All boards" path="/boards" />
    </>
  );
}

/** "28 ranked models", and systems where there are some: agents aren't models. */
function wordRanked(boards: readonly SuiteSummary[]): string {
  const count = (compared: SuiteSummary["compared"]) =>
    boards
      .filter((board) => board.compared === compared)
      .reduce((sum, board) => sum + board.rankedModels, 0);
  const [models, systems] = [count("model"), count("system")];
  if (systems === 0) return formatCountOf(models, "ranked model");
  return models === 0
    ? formatCountOf(systems, "ranked system")
    : `${formatCountOf(models, "ranked model")} and ${formatCountOf(systems, "system")}`;
}
