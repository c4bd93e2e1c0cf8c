import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TracePair } from "../../../components/compare/trace-pair";
import { getTrace } from "../../../lib/data/get-trace";
import { getTraceContext } from "../../../lib/data/get-trace-context";
import { parseRowId } from "../../_lib/parse-row-id";

export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: "Two traces" };

interface TracePairPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Two traces of one task, side by side. Traces of different tasks have nothing to do with each other. */
export default async function TracePairPage({ searchParams }: TracePairPageProps) {
  const { a, b } = await searchParams;
  const [own, other] = [await findTrace(a), await findTrace(b)];
  if (!isSameTask(own.trace, other.trace)) notFound();
  const { prompt, language } = await getTraceContext(own.id);
  return <TracePair a={own} b={other} prompt={prompt} language={language} />;
}

async function findTrace(text: string | string[] | undefined) {
  const id = typeof text === "string" ? parseRowId(text) : null;
  const trace = id === null ? null : await getTrace(id);
  return trace ?? notFound();
}

interface NamedTask {
  suite: string;
  revision: string;
  taskId: string;
}

function isSameTask(a: NamedTask, b: NamedTask): boolean {
  return a.suite === b.suite && a.revision === b.revision && a.taskId === b.taskId;
}
