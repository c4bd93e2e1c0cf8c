import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { requireGradable } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import { openGraders } from "../graders/graders";
import { validateTasks } from "../jobs/validate-tasks";
import { openSandbox } from "../open-sandbox";
import type { CommandContext } from "./command-context";
import { formatTable } from "./format-table";
import { requireRuntime } from "./require-runtime";

const invalidExitCode = 1;

/**
 * Says whether the references of a stored suite pass and its planted faults fail.
 * @throws DomainError not-found when there is no such suite
 */
export async function validateSuite(context: CommandContext, id: string): Promise<void> {
  const db = await context.database();
  const suite = await findSuiteRevision(db, id);
  if (suite === null) throw new DomainError("not-found", `there is no suite ${id}`);
  const tasks = await listSuiteTasks(db, suite.id);
  requireRuntime(id, tasks);
  const backend = await openSandbox(context.env.home, { python: context.env.pythonBackend });
  context.onClose(() => backend.close());
  const progress = context.output.progress(`validating ${id}`, tasks.length);
  context.onClose(async () => progress.stop());
  // Some benchmarks are published without solutions; our own formats are not.
  const bare = suite.format !== "errorbar" && !tasks.some((task) => task.referenceSolution);
  const validated = bare ? [] : tasks;
  const invalid = await validateTasks(
    backend,
    await openGraders(),
    { ...requireGradable(suite), tasks: validated },
    progress.advance,
  );
  const rows = invalid.map(({ taskKey, reason }) => ({ task: taskKey, reason }));
  const words = bare
    ? `the suite ships no reference solution: none of its ${tasks.length} tasks could be validated`
    : `all ${tasks.length} tasks hold`;
  context.output.result(
    { suite: id, tasks: tasks.length, validated: validated.length, invalid },
    formatTable(rows, words),
  );
  if (invalid.length > 0) process.exitCode = invalidExitCode;
}
