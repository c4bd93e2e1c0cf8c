import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { mapConcurrently } from "../jobs/map-concurrently";
import { openBubblewrapBackend } from "../sandbox/bubblewrap-backend";
import { openForkServerBackend } from "../sandbox/fork-server/fork-server-backend";
import { gradeHumanevalJob } from "./grading/grade-humaneval-job";
import { type HumanevalJob, prepareHumanevalJobs } from "./grading/prepare-humaneval-jobs";

/**
 * Grades the same candidates by the reference backend and by the fork server and compares verdict,
 * class and the answer of every case, task by task. Ends with 1 when anything differs.
 * Usage: npm run proof -- compare-backends [COMPLETIONS_FILE…]
 */
const concurrency = availableParallelism();
const slots = 2 * concurrency;
const home = process.env.ERRORBAR_HOME ?? join(tmpdir(), "errorbar-bench");
const files = process.argv.slice(2);
const reference = await openBubblewrapBackend({ home, slots });
const forkServer = await openForkServerBackend({ home, slots });
try {
  for (const file of files.length === 0 ? [undefined] : files) await compare(file);
} finally {
  await reference.close();
  await forkServer.close();
}

async function compare(file: string | undefined): Promise<void> {
  const jobs = await prepareHumanevalJobs(reference, file);
  const [expected, found] = [await gradeAll(reference, jobs), await gradeAll(forkServer, jobs)];
  const differing = jobs.flatMap(({ task }, index) => {
    if (expected[index] === found[index]) return [];
    return [`${task.taskKey}: bubblewrap ${expected[index]}, fork server ${found[index]}`];
  });
  const passed = expected.filter((text) => text.startsWith('{"kind":"passed"')).length;
  print(`${file ?? "the default set"}: ${jobs.length} candidates, ${passed} passed`);
  print(`${differing.length} differ between the backends`);
  for (const line of differing) print(line);
  if (differing.length > 0) process.exitCode = 1;
}

async function gradeAll(backend: SandboxBackend, jobs: HumanevalJob[]): Promise<string[]> {
  return mapConcurrently(jobs, concurrency, async (job) => {
    const { verdict, cases } = await gradeHumanevalJob(backend, job);
    // Time is no part of a verdict.
    const answers = cases.map(({ cpuMs: _, ...rest }) => rest);
    return [verdict, answers].map((part) => JSON.stringify(part)).join(" ");
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
