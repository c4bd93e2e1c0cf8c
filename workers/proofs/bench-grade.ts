import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { quantileType7 } from "../../lib/core/stats/quantile-type-7";
import { mapConcurrently } from "../jobs/map-concurrently";
import { openBubblewrapBackend } from "../sandbox/bubblewrap-backend";
import { openForkServerBackend } from "../sandbox/fork-server/fork-server-backend";
import { gradeHumanevalJob } from "./grading/grade-humaneval-job";
import { type HumanevalJob, prepareHumanevalJobs } from "./grading/prepare-humaneval-jobs";
import { type Bound, describeBound, isKept } from "./sandbox-bench/verdict-line";

/**
 * Candidates a second of sandboxed execution and judgement by each backend, beside the same programs
 * run by bare `python3` processes that believe their own exit status; all at the same concurrency, in
 * alternating rounds of one run. Ends with 1 when a backend misses its bound.
 * Usage: npm run bench:grade [-- COMPLETIONS_FILE [ROUNDS [BACKEND…]]], a real model's completions for
 * HumanEval, 5 rounds and every backend unless told. ERRORBAR_HOME is where images are kept.
 */
const bareWallLimitMs = 2_000;
const concurrency = availableParallelism();
const slots = 2 * concurrency;
const home = process.env.ERRORBAR_HOME ?? join(tmpdir(), "errorbar-bench");
const opened: Record<string, () => Promise<SandboxBackend>> = {
  bubblewrap: () => openBubblewrapBackend({ home, slots }),
  "fork-server": () => openForkServerBackend({ home, slots }),
};

/** Medians of the rounds' ratios that each backend must reach. */
const leastOfBare: Record<string, number> = { bubblewrap: 0.6, "fork-server": 1.3 };

interface Arm {
  name: string;
  passes(job: HumanevalJob): Promise<boolean>;
  rates: number[];
}

const [completionsFile, rounds = "5", ...named] = process.argv.slice(2);
const wanted = named.length === 0 ? Object.keys(opened) : named;
const folder = mkdtempSync(join(tmpdir(), "errorbar-bench-"));
const backends: SandboxBackend[] = [];
try {
  const bare: Arm = { name: "bare", passes: runBare, rates: [] };
  const arms = [bare];
  for (const name of wanted) arms.push(await openArm(name));
  const jobs = await prepareHumanevalJobs(backends[0] as SandboxBackend, completionsFile);
  print(`${jobs.length} candidates, concurrency ${concurrency}, load before ${loadavg()[0]}`);
  for (let round = 1; round <= Number(rounds); round += 1) {
    const told: string[] = [];
    for (const arm of arms) told.push(await measure(arm, jobs));
    print(`round ${round}: ${told.join(", ")}`);
  }
  for (const { name, rates } of arms) print(`${name.padEnd(12)} ${spread(rates)} a second`);
  const bounds: Bound[] = [];
  for (const { name, rates } of arms.slice(1)) {
    const ratios = rates.map((rate, round) => rate / (bare.rates[round] ?? Number.NaN));
    print(`${name.padEnd(12)} ${spread(ratios)} of bare`);
    const measured = { value: quantileType7(ratios, 0.5), bound: leastOfBare[name] ?? Number.NaN };
    bounds.push({
      what: `${name}, candidates a second by bare`,
      rule: "at-least",
      unit: "",
      ...measured,
    });
  }
  for (const bound of bounds) print(describeBound(bound));
  if (!bounds.every(isKept)) process.exitCode = 1;
} finally {
  for (const backend of backends) await backend.close();
  rmSync(folder, { recursive: true, force: true });
}

async function openArm(name: string): Promise<Arm> {
  const open = opened[name];
  if (open === undefined) {
    throw new Error(`no backend ${name}: choose from ${Object.keys(opened).join(", ")}`);
  }
  const backend = await open();
  backends.push(backend);
  const passes = async (job: HumanevalJob) =>
    (await gradeHumanevalJob(backend, job)).verdict.kind === "passed";
  return { name, passes, rates: [] };
}

async function measure(arm: Arm, jobs: HumanevalJob[]): Promise<string> {
  const startedAt = performance.now();
  const passed = (await mapConcurrently(jobs, concurrency, arm.passes)).filter(Boolean).length;
  const perSecond = (1000 * jobs.length) / (performance.now() - startedAt);
  arm.rates.push(perSecond);
  return `${arm.name} ${perSecond.toFixed(1)}/s (${passed} passed)`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function spread(values: number[]): string {
  const at = (q: number) => quantileType7(values, q).toFixed(2);
  return `median ${at(0.5)}, from ${at(0)} to ${at(1)}`;
}

function runBare(job: HumanevalJob): Promise<boolean> {
  const program = join(folder, `${job.task.taskKey.replace(/\W/g, "-")}.py`);
  writeFileSync(program, job.bareProgram);
  return new Promise((resolve, reject) => {
    // A clean environment: an inherited one may slow the interpreter down.
    const child = spawn("/usr/bin/python3", [program], {
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
