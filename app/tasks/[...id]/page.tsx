import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { toPlainText } from "../../../components/format/to-plain-text";
import { taskAddress } from "../../../components/tasks/task-address";
import { TaskView } from "../../../components/tasks/task-view";
import { taskQuerySchema } from "../../../lib/contracts/query";
import type { Task } from "../../../lib/contracts/task";
import { getTask } from "../../../lib/data/get-task";
import { getTaskStanding } from "../../../lib/data/get-task-standing";
import { Cite } from "../../_components/cite";
import { decodeSegment } from "../../_lib/decode-segment";
import { describeTask } from "../../_lib/describe-task";
import { pageMetadata } from "../../_lib/page-metadata";

export const dynamic = "force-dynamic";

interface TaskPageProps {
  params: Promise<{ id: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Read once for title and page. */
const findTask = cache(async (segments: string, suite: string | null, revision: string | null) => {
  const id = decodeSegment(segments);
  if (id === null) return null;
  return getTask(id, { suite: suite ?? undefined, revision: revision ?? undefined });
});

async function readTask({ params, searchParams }: TaskPageProps) {
  const { suite: named, revision: of } = await searchParams;
  const query = taskQuerySchema.safeParse({ suite: named, revision: of });
  if (!query.success) return null;
  const { suite = null, revision = null } = query.data;
  return findTask((await params).id.join("/"), suite, revision);
}

export async function generateMetadata(props: TaskPageProps): Promise<Metadata> {
  const task = await readTask(props);
  const path = task === null ? null : pathOf(task);
  if (task === null || path === null) return { title: task?.id ?? "No such task" };
  return pageMetadata({
    title: toPlainText(task.id, 100),
    description: describeTask(task),
    path,
    picture: `/preview${path}`,
  });
}

/** One task: its public part, who solved it, and what was put right. */
export default async function TaskPage(props: TaskPageProps) {
  const task = await readTask(props);
  if (task === null) notFound();
  const standing = await getTaskStanding(task);
  const page = pathOf(task) ?? "/tasks";
  return (
    <>
      <TaskView task={task} standing={standing} jsonAddress={`/api/v1${page}`} />
      <Cite
        title={`Task ${task.id} of ${task.suite}`}
        path={page}
        recordIds={task.outcomes.map(({ recordId }) => recordId)}
      />
    </>
  );
}

/** Null for an id that no address can hold. */
function pathOf({ id, suite, revision }: Task): string | null {
  return taskAddress({ id, suite, revision });
}
