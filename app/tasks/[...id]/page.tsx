import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { toPlainText } from "../../../components/format/to-plain-text";
import { taskAddress } from "../../../components/tasks/task-address";
import { TaskView } from "../../../components/tasks/task-view";
import { taskQuerySchema } from "../../../lib/contracts/query";
import { getTask } from "../../../lib/data/get-task";
import { getTaskStanding } from "../../../lib/data/get-task-standing";
import { decodeSegment } from "../../_lib/decode-segment";

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
  return { title: task === null ? "No such task" : toPlainText(task.id, 100) };
}

/** One task: its public part, who solved it, and what was put right. */
export default async function TaskPage(props: TaskPageProps) {
  const task = await readTask(props);
  if (task === null) notFound();
  const standing = await getTaskStanding(task);
  const { id, suite, revision } = task;
  const page = taskAddress({ id, suite, revision });
  return <TaskView task={task} standing={standing} jsonAddress={`/api/v1${page ?? "/tasks"}`} />;
}
