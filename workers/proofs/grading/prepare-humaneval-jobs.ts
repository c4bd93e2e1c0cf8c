import { extractSubmission } from "../../../lib/core/extraction/extract-submission";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { sharedFile, sharedPath } from "../../../lib/test-support/shared-data";
import { readCompletions } from "../../importers/completions/read-completions";
import { readJsonLines } from "../../importers/json-lines";
import { readSuiteFile, toSuiteDefinition } from "../../importers/read-suite-file";
import { analyseTests } from "../../jobs/analyse-tests";

const problemsName = "data/benchmarks/HumanEval.jsonl.gz";
const completionsName = "data/llm-humaneval-benchmarks/gpt4_final_500c_long.jsonl.gz";

/** A candidate ready to be graded here, and as the single file that a bare interpreter would run. */
export interface HumanevalJob {
  task: TaskDefinition;
  submission: string;
  /** Program, tests, and the call that runs them. */
  bareProgram: string;
}

/**
 * The candidates of a set of completions for HumanEval; without a file those of a real model.
 * @throws when the shared data isn't there
 */
export async function prepareHumanevalJobs(
  backend: SandboxBackend,
  completionsFile: string | undefined,
): Promise<HumanevalJob[]> {
  const problems = required(problemsName);
  const read = await readSuiteFile(problems, "humaneval");
  const analyses = await analyseTests(backend, read.published.tasks);
  const suite = toSuiteDefinition(read, "humaneval", analyses);
  const taskOf = new Map(suite.tasks.map((task) => [task.taskKey, task]));
  const testOf = new Map<string, string>();
  for await (const { value } of readJsonLines(problems)) {
    const { task_id, test } = value as { task_id: string; test: string };
    testOf.set(task_id, test);
  }
  const file = completionsFile ?? required(completionsName);
  const answers = await readCompletions(file, (id) => (taskOf.has(id) ? id : null));
  return answers.flatMap(({ taskKey, completion }) => {
    const task = taskOf.get(taskKey);
    if (!task) return [];
    const { language, prompt, entryPoint } = task;
    const submission = extractSubmission({ language, prompt, entryPoint, completion }).source;
    if (submission === null) return [];
    const bareProgram = `${submission}\n${testOf.get(taskKey)}\ncheck(${entryPoint})\n`;
    return [{ task, submission, bareProgram }];
  });
}

function required(name: string): string {
  const path = sharedFile(name);
  if (path === null) throw new Error(`${sharedPath(name)} is missing`);
  return path;
}
