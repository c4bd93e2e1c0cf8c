import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FormatLinks } from "../../../../../components/downloads/format-links";
import { toPlainText } from "../../../../../components/format/to-plain-text";
import { MatrixHeadline } from "../../../../../components/matrix/matrix-headline";
import { MatrixLede } from "../../../../../components/matrix/matrix-lede";
import type { MatrixSource } from "../../../../../components/matrix/matrix-source";
import { TaskMatrix } from "../../../../../components/matrix/task-matrix";
import { NameList } from "../../../../../components/tasks/name-list";
import type { Board } from "../../../../../lib/contracts/board";
import type { BoardOutcomesAnswer } from "../../../../../lib/contracts/outcomes";
import { rateTasks } from "../../../../../lib/core/outcomes/rate-tasks";
import { selectCounted } from "../../../../../lib/core/outcomes/select-counted";
import { unpackOutcomes } from "../../../../../lib/core/outcomes/unpack-outcomes";
import { getBoard } from "../../../../../lib/data/get-board";
import { getBoardOutcomes } from "../../../../../lib/data/get-board-outcomes";
import { listTaskNames } from "../../../../../lib/data/list-task-names";
import { Cite } from "../../../../_components/cite";
import { describeBoard } from "../../../../_lib/board-metadata";
import { boardPath } from "../../../../_lib/board-path";
import { boardTitle } from "../../../../_lib/board-title";
import { decodeSegment } from "../../../../_lib/decode-segment";
import { pageMetadata } from "../../../../_lib/page-metadata";

export const dynamic = "force-dynamic";

interface MatrixPageProps {
  params: Promise<{ suite: string; cycle: string }>;
}

/** The board that the address names, which is kept for the page; null when there is none. */
async function findBoard({ params }: MatrixPageProps) {
  const { suite, cycle } = await params;
  const [suiteId, name] = [decodeSegment(suite), decodeSegment(cycle)];
  if (suiteId === null || name === null) return null;
  return getBoard({ suite: suiteId, cycle: name });
}

export async function generateMetadata(props: MatrixPageProps): Promise<Metadata> {
  const board = await findBoard(props);
  if (board === null) return { title: "Tasks" };
  return pageMetadata({
    title: `Tasks of ${toPlainText(board.suite.title, 100)}`,
    description: `Every task of ${boardTitle(board)} by every ${board.suite.compared}: which tell them apart, and which say nothing.`,
    path: `${boardPath(board)}/matrix`,
    picture: `/preview${boardPath(board)}`,
    pictured: describeBoard(board),
  });
}

/** Every task of a board by every model: which tasks tell models apart, and which say nothing. */
export default async function MatrixPage(props: MatrixPageProps) {
  const board = await findBoard(props);
  const outcomes = board && (await getBoardOutcomes(board.suite.id, board.cycle));
  if (board === null || outcomes === null) notFound();
  const { tasks, models } = unpackOutcomes(outcomes);
  const counted = selectCounted(models);
  const address = [board.suite.id, board.cycle].map(encodeURIComponent).join("/");
  return (
    <>
      <MatrixHeadline ratings={rateTasks(tasks, counted)} />
      <MatrixLede
        board={board}
        counted={counted.length}
        apart={models.length - counted.length}
        tasksNamed={outcomes.tasksNamed}
      />
      {tasks.length > 0 ? (
        <TaskMatrix source={toSource(board, outcomes)} />
      ) : (
        <NameList suite={board.suite.id} names={await listTaskNames(board)} />
      )}
      <p className="quiet">
        A filled cell passed, a half one in part (several candidates), an empty one failed; a thin
        line is not known.{" "}
        <FormatLinks what="These outcomes" address={`/api/v1/boards/${address}/outcomes`} />
      </p>
      <Cite
        title={`Tasks of ${boardTitle(board)}`}
        path={`${boardPath(board)}/matrix`}
        recordIds={models.map(({ recordId }) => recordId)}
      />
    </>
  );
}

/** What the browser needs, without what only intervals rest on. */
function toSource({ suite, cycle }: Board, outcomes: BoardOutcomesAnswer): MatrixSource {
  const { revision, tasksNamed, tasks, models } = outcomes;
  return {
    ...{ suite: suite.id, revision, cycle, compared: suite.compared, tasksNamed },
    hasTraces: suite.measured === "here",
    outcomes: { tasks, models },
  };
}
