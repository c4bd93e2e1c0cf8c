import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { plainQuestion } from "../../../../../components/mix/mix-address";
import { MixView } from "../../../../../components/mix/mix-view";
import { toModelLimits } from "../../../../../components/mix/to-model-limits";
import { WeighedBody, WeighedHead } from "../../../../../components/mix/weighed-view";
import type { Board } from "../../../../../lib/contracts/board";
import { describeMix } from "../../../../../lib/core/mix/describe-mix";
import { getBoard } from "../../../../../lib/data/get-board";
import { listBoardAnswerTimes } from "../../../../../lib/data/list-board-answer-times";
import { listBoardSlices } from "../../../../../lib/data/list-board-slices";
import { Cite } from "../../../../_components/cite";
import { answerBadInput } from "../../../../_lib/answer-bad-input";
import { describeBoard } from "../../../../_lib/board-metadata";
import { boardPath } from "../../../../_lib/board-path";
import { boardTitle } from "../../../../_lib/board-title";
import { decodeSegment } from "../../../../_lib/decode-segment";
import { pageMetadata } from "../../../../_lib/page-metadata";

/** Kept until something is written; the mix that an address asks for is weighed in the browser. */
export const dynamic = "force-static";

/** None when the site is built: each is made when it is first asked for. */
export function generateStaticParams(): [] {
  return [];
}

interface MixPageProps {
  params: Promise<{ suite: string; cycle: string }>;
}

export async function generateMetadata({ params }: MixPageProps): Promise<Metadata> {
  const board = await findBoard(params);
  if (board === null) return { title: "Your own mix" };
  return pageMetadata({
    title: `Your own mix · ${boardTitle(board)}`,
    description: `${boardTitle(board)}, weighed by the work that you do: which are not ruled out for your mix.`,
    path: `${boardPath(board)}/mix`,
    picture: `/preview${boardPath(board)}`,
    pictured: describeBoard(board),
  });
}

/** One board weighed by a reader's own mix; without one, every task counts once. */
export default async function MixPage({ params }: MixPageProps) {
  const board = await findBoard(params);
  if (board === null) notFound();
  const [cells, times] = await Promise.all([listBoardSlices(board), listBoardAnswerTimes(board)]);
  const known = toModelLimits(board, times);
  const { mix } = plainQuestion;
  const weighed = {
    board,
    mix,
    known,
    question: plainQuestion,
    description: describeMix(cells, mix),
  };
  return (
    <>
      <MixView
        place={{ suite: board.suite.id, cycle: board.cycle }}
        cells={cells}
        known={known}
        head={<WeighedHead {...weighed} />}
        body={<WeighedBody {...weighed} />}
      />
      <Cite
        title={`Own mix of ${boardTitle(board)}`}
        path={`${boardPath(board)}/mix`}
        recordIds={board.rows.map(({ recordId }) => recordId)}
      />
    </>
  );
}

async function findBoard(params: MixPageProps["params"]): Promise<Board | null> {
  const { suite: rawSuite, cycle: rawCycle } = await params;
  const [suite, cycle] = [decodeSegment(rawSuite), decodeSegment(rawCycle)];
  return suite === null || cycle === null ? null : answerBadInput(getBoard({ suite, cycle }));
}
