import { extractSubmission } from "../../../lib/core/extraction/extract-submission";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { SuiteDefinition } from "../../../lib/core/suite/suite-definition";
import { taskKeyResolver } from "../../../lib/core/suite/task-key-resolver";
import { readCompletions } from "../../importers/completions/read-completions";
import { gradingWidth } from "../../jobs/grading-width";
import { mapConcurrently } from "../../jobs/map-concurrently";
import type { PublishedAggregate } from "./canonical-suites";
import { gradeSource } from "./grade-source";

const mostApart = 3;

/** Grades the completions of a published figure; says how many pass, and why the others don't. */
export async function checkAggregate(
  backend: SandboxBackend,
  suite: SuiteDefinition,
  { publishedPassed }: PublishedAggregate,
  path: string,
): Promise<{ lines: string[]; holds: boolean }> {
  const taskOf = new Map(suite.tasks.map((task) => [task.taskKey, task]));
  const answers = await readCompletions(path, taskKeyResolver([...taskOf.keys()]));
  const verdicts = await mapConcurrently(answers, gradingWidth(backend), async (answer) => {
    const task = taskOf.get(answer.taskKey);
    if (task === undefined) throw new Error(`${suite.id} has no task ${answer.taskKey}`);
    const { completion } = answer;
    const { source } = extractSubmission({ ...task, completion });
    return source === null ? "format" : gradeSource(backend, suite, task, source);
  });
  const passed = verdicts.filter((verdict) => verdict === "passed").length;
  const counts = [...Map.groupBy(verdicts, (verdict) => verdict)]
    .map(([verdict, group]) => `${verdict} ${group.length}`)
    .sort();
  const apart = passed - publishedPassed;
  const voided = verdicts.some((verdict) => verdict.startsWith("void"));
  return {
    lines: [
      `${suite.id}, completions of the published figure: ${passed} of ${verdicts.length} pass, published ${publishedPassed} (${apart >= 0 ? "+" : ""}${apart})`,
      `  ${counts.join(", ")}`,
    ],
    holds: Math.abs(apart) <= mostApart && !voided,
  };
}
