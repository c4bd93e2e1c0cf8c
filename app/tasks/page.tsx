import type { Metadata } from "next";
import { NextSteps } from "../../components/boards/next-steps";
import { formatCountOf } from "../../components/format/format-count";
import { SuiteTable } from "../../components/tasks/suite-table";
import { listBoards } from "../../lib/data/list-boards";
import { CiteChain } from "../_components/cite-chain";
import { pageMetadata } from "../_lib/page-metadata";

export const dynamic = "force-dynamic";
export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Tasks",
    description:
      "Every task by who solved it, how well it tells models apart, and what was put right of it.",
    path: "/tasks",
  });
}

/** Every suite with tasks, to choose one from. */
export default async function TasksPage() {
  const suites = (await listBoards()).filter(({ tasks }) => tasks > 0);
  const tasks = suites.reduce((sum, suite) => sum + suite.tasks, 0);
  return (
    <>
      <h1>
        {formatCountOf(tasks, "task")} in {formatCountOf(suites.length, "suite")}.
      </h1>
      <p className="lede">
        A rate says how many tasks were solved, not which. Here is every task with who solved it,
        how well it tells models apart, and what was put right of it.
      </p>
      {suites.length > 0 ? (
        <SuiteTable suites={suites} />
      ) : (
        <NextSteps suiteId={null} hasSuite={false} />
      )}
      <CiteChain title="Tasks" path="/tasks" />
    </>
  );
}
