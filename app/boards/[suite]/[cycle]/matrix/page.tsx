import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { formatCountOf } from "../../../../../components/format/format-count";
import { toPlainText } from "../../../../../components/format/to-plain-text";
import { MatrixHeadline } from "../../../../../components/matrix/matrix-headline";
import type { MatrixSource } from "../../../../../components/matrix/matrix-source";
import { TaskMatrix } from "../../../../../components/matrix/task-matrix";
import { ForeignText } from "../../../../../components/ui/foreign-text";
import { fewestModelsForSeparation, rateTasks } from "../../../../../lib/core/outcomes/rate-tasks";
import { selectCounted } from "../../../../../lib/core/outcomes/select-counted";
import { unpackOutcomes } from "../../../../../lib/core/outcomes/unpack-outcomes";
import { getBoard } from "../../../../../lib/data/get-board";
import { getBoardOutcomes } from "../../../../../lib/data/get-board-outcomes";
import { decodeSegment } from "../../../../_lib/decode-segment";

export const dynamic = "force-dynamic";

interface MatrixPageProps {
  params: Promise<{ suite: string; cycle: string }>;
}

/** The board's name and cycle; both are kept for the page, which asks again. */
async function findBoard({ params }: MatrixPageProps) {
  const { suite, cycle } = await params;
  const [suiteId, name] = [decodeSegment(suite), decodeSegment(cycle)];
  if (suiteId === null || name === null) return null;
  return getBoard({ suite: suiteId, cycle: name });
}

export async function generateMetadata(props: MatrixPageProps): Promise<Metadata> {
  const board = await findBoard(props);
  return { title: board === null ? "Tasks" : `Tasks of ${toPlainText(board.suite.title, 100)}` };
}

/** Every task of a board by every model: which tasks tell models apart, and which say nothing. */
export default async function MatrixPage(props: MatrixPageProps) {
  const board = await findBoard(props);
  const outcomes = board && (await getBoardOutcomes(board.suite.id, board.cycle));
  if (board === null || outcomes === null) notFound();
  const { suite, cycle } = board;
  const { tasks, models } = unpackOutcomes(outcomes);
  const counted = selectCounted(models);
  const source: MatrixSource = {
    suite: suite.id,
    revision: outcomes.revision,
    cycle,
    compared: suite.compared,
    tasksNamed: outcomes.tasksNamed,
    hasTraces: suite.measured === "here",
    outcomes: { tasks: outcomes.tasks, models: outcomes.models },
  };
  const address = `/boards/${encodeURIComponent(suite.id)}/${encodeURIComponent(cycle)}`;
  return (
    <>
      <MatrixHeadline ratings={rateTasks(tasks, counted)} />
      <p className="lede">
        <Link href={`/boards/${encodeURIComponent(suite.id)}?${new URLSearchParams({ cycle })}`}>
          <ForeignText text={suite.title} longest={120} />
        </Link>
        , {cycle}: {formatCountOf(tasks.length, "task")} by{" "}
        {formatCountOf(counted.length, suite.compared)}
        {models.length > counted.length
          ? `, and ${models.length - counted.length} not ranked, which stand right and count in no rate`
          : ""}
        . A task separates well where those that do well on all others solve it and the rest don’t:
        the figure is that correlation (item–rest), from −1 to 1, for {fewestModelsForSeparation}{" "}
        {suite.compared}s or more.
      </p>
      {outcomes.tasksNamed ? null : (
        <p>The tasks of this pool aren’t public while it is in use, so they are numbered.</p>
      )}
      {tasks.length === 0 ? null : <TaskMatrix source={source} />}
      <p className="quiet">
        A filled cell passed, a half one in part (several candidates), an empty one failed; a thin
        line is not known. <a href={`/api/v1${address}/outcomes`}>These outcomes as JSON</a>
      </p>
    </>
  );
}
