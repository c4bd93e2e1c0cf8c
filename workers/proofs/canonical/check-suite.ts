import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { SuiteDefinition, TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { gradingWidth } from "../../jobs/grading-width";
import { mapConcurrently } from "../../jobs/map-concurrently";
import { explainMisnamed } from "./explain-misnamed";
import { gradeSource } from "./grade-source";
import { knownExceptions } from "./known-exceptions";
import { listFaults, type PlantedFault } from "./plant-fault";

export interface CheckedTask {
  taskKey: string;
  /** Of the published solution. */
  verdict: string;
  /** Why that may be no pass, as far as it shows in the published texts. */
  cause: string | null;
  /** Null where none could be planted, or the solution itself didn't pass. */
  fault: (Pick<PlantedFault, "kind" | "words"> & { verdict: string }) | null;
}

/** A fault that is no program at all proves nothing: so many others are tried. */
const mostTries = 6;

/** Grades every solution that a suite was published with, and each that passes once more with a planted fault. */
export function checkSuite(
  backend: SandboxBackend,
  suite: SuiteDefinition,
  onTask: () => void,
): Promise<CheckedTask[]> {
  const solved = suite.tasks.filter((task) => task.referenceSolution !== null);
  const causes = knownExceptions[suite.id] ?? {};
  return mapConcurrently(solved, gradingWidth(backend), async (task) => {
    const { taskKey } = task;
    const reference = task.referenceSolution ?? "";
    const cause = causes[taskKey] ?? explainMisnamed(task);
    const verdict = await gradeSource(backend, suite, task, reference);
    const fault = verdict === "passed" ? await plant(backend, suite, task, reference) : null;
    onTask();
    return { taskKey, verdict, cause, fault };
  });
}

async function plant(
  backend: SandboxBackend,
  suite: SuiteDefinition,
  task: TaskDefinition,
  source: string,
): Promise<CheckedTask["fault"]> {
  const { language, entryPoint, taskKey } = task;
  const faults = listFaults({ source, language, entryPoint, seed: `${suite.id} ${taskKey}` });
  for (const { kind, words, source: faulty } of faults.slice(0, mostTries)) {
    const verdict = await gradeSource(backend, suite, task, faulty);
    if (verdict !== "syntax" && verdict !== "format") return { kind, words, verdict };
  }
  return null;
}

/** What is said of a suite, and whether it is as it should be. */
export function reportSuite(id: string, tasks: CheckedTask[]): { lines: string[]; holds: boolean } {
  const open = tasks.filter(({ verdict }) => verdict !== "passed");
  const planted = tasks.flatMap(({ taskKey, fault }) => (fault ? [{ taskKey, fault }] : []));
  const survived = planted.filter(({ fault }) => fault.verdict === "passed");
  const failed = planted.length - survived.length;
  const unknown = open.filter(({ cause }) => cause === null);
  const enough = failed * 100 >= planted.length * leastFailing;
  return {
    lines: [
      `${id}: ${tasks.length - open.length} of ${tasks.length} published solutions pass`,
      ...open.map(
        ({ taskKey, verdict, cause }) =>
          `  ${taskKey}: ${verdict}; ${cause ?? "without a known cause"}`,
      ),
      `  of ${planted.length} planted faults ${failed} fail (${percent(failed, planted.length)}): ${countVerdicts(planted)}`,
      ...survived.map(
        ({ taskKey, fault }) => `  passes: ${taskKey}, ${fault.kind}, ${fault.words}`,
      ),
    ],
    holds: unknown.length === 0 && enough,
  };
}

const leastFailing = 95;

function countVerdicts(planted: { fault: { verdict: string } }[]): string {
  const counts = Map.groupBy(planted, ({ fault }) => fault.verdict);
  return [...counts].map(([verdict, group]) => `${verdict} ${group.length}`).join(", ");
}

function percent(count: number, total: number): string {
  return `${((100 * count) / Math.max(1, total)).toFixed(1)}%`;
}
