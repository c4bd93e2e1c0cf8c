import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { SuiteDefinition, TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { readSuiteFile, toSuiteDefinition } from "../../importers/read-suite-file";
import { analyseTests } from "../../jobs/analyse-tests";
import type { GradedSuite } from "./treatment";

/** Some tasks of a suite, ready to be graded without a database. */
export interface LoadedSuite {
  definition: SuiteDefinition;
  taskOf: (taskId: string) => TaskDefinition;
}

/** Reads a benchmark file and takes apart the tests of the wanted tasks alone, which is quick. */
export async function loadSuite(
  backend: SandboxBackend,
  suite: GradedSuite,
  path: string,
  wanted: ReadonlySet<string>,
): Promise<LoadedSuite> {
  const read = await readSuiteFile(path);
  const tasks = read.published.tasks.filter(({ taskKey }) => wanted.has(taskKey));
  const some = { ...read, published: { ...read.published, tasks } };
  const definition = toSuiteDefinition(some, suite.id, await analyseTests(backend, tasks));
  const byKey = new Map(definition.tasks.map((task) => [task.taskKey, task]));
  return {
    definition,
    taskOf: (taskId) => {
      const task = byKey.get(taskId);
      if (task === undefined) throw new Error(`${suite.id} has no task ${taskId}`);
      return task;
    },
  };
}
