import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { DomainError } from "../../lib/core/errors";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import type { Verdict } from "../../lib/core/vocabulary";
import { mapConcurrently } from "../jobs/map-concurrently";
import { gradeHumanevalJob } from "./grading/grade-humaneval-job";
import { type HumanevalJob, prepareHumanevalJobs } from "./grading/prepare-humaneval-jobs";
import { openProofSandbox } from "./open-proof-sandbox";

/**
 * Grades the same candidates ten times, every other time with all cores busy with other work: no
 * verdict may differ. Those that do are listed as flaky, and the script ends with 1.
 * Usage: npm run proof -- repeat-verdicts [ROUNDS]; ERRORBAR_PYTHON_BACKEND chooses what executes,
 * COMPLETIONS a file of completions for HumanEval.
 */
const [rounds = 10] = process.argv.slice(2).map(Number);
const cores = availableParallelism();
const attempts = 3;
const backend = await openProofSandbox();
try {
  const jobs = await prepareHumanevalJobs(backend, process.env.COMPLETIONS);
  print(`${jobs.length} candidates, ${rounds} rounds, executed by ${backend.nameFor("python")}`);
  const verdicts = jobs.map((): string[] => []);
  for (let round = 1; round <= rounds; round += 1) {
    const busy = round % 2 === 0;
    await gradeAll(jobs, verdicts, round, busy);
  }
  report(jobs, verdicts);
} finally {
  await backend.close();
}

async function gradeAll(
  jobs: HumanevalJob[],
  verdicts: string[][],
  round: number,
  busy: boolean,
): Promise<void> {
  const others = busy ? Array.from({ length: cores }, startBusyLoop) : [];
  try {
    const startedAt = performance.now();
    const judged = await mapConcurrently(jobs, cores, (job) => grade(backend, job));
    judged.forEach((verdict, index) => {
      verdicts[index]?.push(describeVerdict(verdict));
    });
    const seconds = (performance.now() - startedAt) / 1000;
    const passed = judged.filter(({ kind }) => kind === "passed").length;
    const told = `${passed} passed, ${judged.filter(({ kind }) => kind === "voided").length} voided`;
    const state = busy ? "all cores busy" : "otherwise quiet";
    print(`round ${round}, ${state}: ${told}, ${seconds.toFixed(1)} s, load ${loadavg()[0]}`);
  } finally {
    for (const child of others) child.kill("SIGKILL");
  }
}

/** As a run does: a fault of the machine is tried again in a fresh sandbox, then voids. */
async function grade(sandbox: SandboxBackend, job: HumanevalJob): Promise<Verdict> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await gradeHumanevalJob(sandbox, job)).verdict;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "sandbox-fault") throw error;
      if (attempt === attempts) return { kind: "voided", fault: "host-saturated" };
    }
  }
}

function describeVerdict(verdict: Verdict): string {
  return verdict.kind === "failed" ? `failed, ${verdict.failureClass}` : verdict.kind;
}

function report(jobs: HumanevalJob[], verdicts: string[][]): void {
  let flaky = 0;
  verdicts.forEach((seen, index) => {
    const counts = new Map<string, number>();
    for (const verdict of seen) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    if (counts.size === 1) return;
    flaky += 1;
    const told = [...counts].map(([verdict, count]) => `${count} times ${verdict}`).join(", ");
    print(`flaky: ${jobs[index]?.task.taskKey}: ${told}`);
  });
  print(`${flaky} of ${jobs.length} candidates differ`);
  if (flaky > 0) process.exitCode = 1;
}

/** Ends by itself should this process be killed before it can end it. */
function startBusyLoop(): ChildProcess {
  const loop =
    "const parent = process.ppid; while (process.ppid === parent) for (let n = 0; n < 1e8; n += 1);";
  return spawn(process.execPath, ["-e", loop], { stdio: "ignore" });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
