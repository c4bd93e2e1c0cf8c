import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { extractSubmission } from "../../lib/core/extraction/extract-submission";
import { quantileType7 } from "../../lib/core/stats/quantile-type-7";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import type { TaskDefinition } from "../../lib/core/suite/suite-definition";
import { sharedFile, sharedPath } from "../../lib/test-support/shared-data";
import { functionCompletionGrader } from "../graders/function-completion/grader";
import { readCompletions } from "../importers/completions/read-completions";
import { readJsonLines } from "../importers/json-lines";
import { readSuiteFile, toSuiteDefinition } from "../importers/read-suite-file";
import { analyseTests } from "../jobs/analyse-tests";
import { executePlan } from "../jobs/execute-plan";
import { mapConcurrently } from "../jobs/map-concurrently";
import { openSandbox } from "../open-sandbox";
import type { BubblewrapBackend } from "../sandbox/bubblewrap-backend";

/**
 * Candidates a second of extraction, sandboxed execution and judgement, beside the same programs run
 * by bare `python3` processes that believe their own exit status; both at the same concurrency, in
 * alternating rounds of one run. Usage: npm run bench:grade [-- COMPLETIONS_FILE [ROUNDS]]
 */
const problemsName = "data/benchmarks/HumanEval.jsonl.gz";
const completionsName = "data/llm-humaneval-benchmarks/gpt4_final_500c_long.jsonl.gz";
const bareWallLimitMs = 2_000;
const concurrency = availableParallelism();

interface Job {
  task: TaskDefinition;
  submission: string;
  /** Everything in one file: program, tests, and the call that runs them. */
  bareProgram: string;
}

const [completionsFile = required(completionsName), rounds = "5"] = process.argv.slice(2);
const sandbox = await openSandbox(process.env.ERRORBAR_HOME ?? join(tmpdir(), "errorbar-bench"));
const folder = mkdtempSync(join(tmpdir(), "errorbar-bench-"));
try {
  const jobs = await prepareJobs(sandbox, required(problemsName), completionsFile, folder);
  print(`${jobs.length} candidates, concurrency ${concurrency}, load before ${loadavg()[0]}`);
  const ratios: number[] = [];
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 1; round <= Number(rounds); round += 1) {
    const bareRate = await rate(jobs, runBare);
    const sandboxRate = await rate(jobs, (job) => runSandboxed(sandbox, job));
    bare.push(bareRate.perSecond);
    ours.push(sandboxRate.perSecond);
    ratios.push(sandboxRate.perSecond / bareRate.perSecond);
    print(
      `round ${round}: bare ${bareRate.perSecond.toFixed(1)}/s (${bareRate.passed} passed), sandboxed ${sandboxRate.perSecond.toFixed(1)}/s (${sandboxRate.passed} passed), ratio ${(ratios.at(-1) ?? 0).toFixed(2)}`,
    );
  }
  print(`bare        ${spread(bare)} candidates a second`);
  print(`sandboxed   ${spread(ours)} candidates a second`);
  print(`ratio       ${spread(ratios)}`);
} finally {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function required(name: string): string {
  const path = sharedFile(name);
  if (path === null) throw new Error(`${sharedPath(name)} is missing`);
  return path;
}

function spread(values: number[]): string {
  const at = (q: number) => quantileType7(values, q).toFixed(2);
  return `median ${at(0.5)}, from ${at(0)} to ${at(1)}`;
}

async function rate(
  jobs: Job[],
  run: (job: Job) => Promise<boolean>,
): Promise<{ perSecond: number; passed: number }> {
  const startedAt = performance.now();
  const passed = (await mapConcurrently(jobs, concurrency, run)).filter(Boolean).length;
  return { perSecond: (1000 * jobs.length) / (performance.now() - startedAt), passed };
}

async function prepareJobs(
  backend: BubblewrapBackend,
  problems: string,
  completions: string,
  programs: string,
): Promise<Job[]> {
  const read = await readSuiteFile(problems, "humaneval");
  const analyses = await analyseTests(backend, read.published.tasks);
  const suite = toSuiteDefinition(read, "humaneval", analyses);
  const taskOf = new Map(suite.tasks.map((task) => [task.taskKey, task]));
  const testOf = new Map<string, string>();
  for await (const { value } of readJsonLines(problems)) {
    const { task_id, test } = value as { task_id: string; test: string };
    testOf.set(task_id, test);
  }
  const answers = await readCompletions(completions, (id) => (taskOf.has(id) ? id : null));
  return answers.flatMap(({ taskKey, completion }, index) => {
    const task = taskOf.get(taskKey);
    if (!task) return [];
    const { language, prompt, entryPoint } = task;
    const question = { language, prompt, entryPoint, completion };
    const submission = extractSubmission(question).source;
    if (submission === null) return [];
    const bareProgram = join(programs, `${index}.py`);
    writeFileSync(bareProgram, `${submission}\n${testOf.get(taskKey)}\ncheck(${entryPoint})\n`);
    return [{ task, submission, bareProgram }];
  });
}

async function runSandboxed(backend: BubblewrapBackend, job: Job): Promise<boolean> {
  const task = { ...job.task, equality: "python" as const };
  const plan = functionCompletionGrader.plan(task, job.submission);
  const { result } = await executePlan(backend, "python", defaultLimits, plan);
  return functionCompletionGrader.judge(task, result).verdict.kind === "passed";
}

function runBare(job: Job): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // A clean environment: an inherited one may slow the interpreter down.
    const child = spawn("/usr/bin/python3", [job.bareProgram], {
      stdio: "ignore",
      env: { NODE_ENV: "production", PATH: "/usr/bin:/bin" },
      cwd: folder,
    });
    const timer = setTimeout(() => child.kill("SIGKILL"), bareWallLimitMs);
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}
