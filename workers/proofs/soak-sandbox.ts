import { availableParallelism } from "node:os";
import { formatTable } from "../cli/format-table";
import { mapConcurrently } from "../jobs/map-concurrently";
import {
  type ConformanceLanguage,
  conformanceLanguages,
} from "../sandbox/conformance/conformance-language";
import { programsByLanguage } from "../sandbox/conformance/hostile/programs-by-language";
import { runHostileProgram } from "../sandbox/conformance/hostile/run-hostile-program";
import { listenOnLoopback } from "../sandbox/conformance/listen-on-loopback";
import { reasonUnavailable } from "../sandbox/conformance/reason-unavailable";
import { openProofSandbox } from "./open-proof-sandbox";
import { settle } from "./sandbox-bench/settle";
import { compareStates } from "./sandbox-state/compare-states";
import { readOwnState } from "./sandbox-state/own-state";
import { describePace } from "./soak/describe-pace";
import { gradeHonest, type HonestJob, honestJobs } from "./soak/soak-job";

/**
 * Many executions by one worker, one in twenty of them a hostile program: honest verdicts must be those
 * measured alone, every hostile program is contained, and processes, descriptors, control groups,
 * mounts, folders and memory are the same afterwards. Ends with 1 when they are not.
 * Of twenty executions one is hostile, fifteen are Python, three JavaScript and one Java; a language
 * without a runtime leaves its part to Python.
 * Usage: npm run soak:sandbox [-- EXECUTIONS], 10,000 unless told; ERRORBAR_PYTHON_BACKEND chooses what
 * executes Python.
 */
const [executions = 10_000] = process.argv.slice(2).map(Number);
const hostileEvery = 20;
const warmUp = 60;
const noteEveryMs = 10_000;

const backend = await openProofSandbox();
const listener = await listenOnLoopback();
try {
  const languages = await availableLanguages();
  const jobs = new Map(languages.map((language) => [language, honestJobs(language)]));
  const alone = await gradeAlone([...jobs.values()].flat());
  const hostile = languages.flatMap((language) =>
    programsByLanguage[language]
      .filter(({ onlyOn }) => onlyOn === undefined || onlyOn === process.arch)
      .map((program) => ({ language, program })),
  );
  const faults: string[] = [];
  const counts = { honest: 0, hostile: 0 };

  const runOne = async (number: number) => {
    const attack = hostile[Math.floor(number / hostileEvery) % hostile.length];
    if (number % hostileEvery === 0 && attack !== undefined) {
      const { language, program } = attack;
      const found = await runHostileProgram(backend, language, program, listener.port);
      counts.hostile += 1;
      if (found.length > 0) faults.push(`${language}, ${program.name}: ${found.join("; ")}`);
      return;
    }
    const own = jobs.get(languageOf(number, languages)) ?? [];
    const job = own[Math.floor(number / hostileEvery) % own.length];
    if (job === undefined) throw new Error("a language has no job");
    const verdict = await gradeHonest(backend, job);
    counts.honest += 1;
    const expected = alone.get(job.name);
    if (verdict !== expected) faults.push(`${job.name}: ${verdict} instead of ${expected}`);
  };

  await runMany(warmUp, "warm-up", runOne);
  await settle();
  const before = readOwnState();
  counts.honest = counts.hostile = 0;
  await runMany(executions, "executions", runOne);
  await settle();
  const { rows, equal } = compareStates(before, readOwnState());

  print(`${counts.honest} honest and ${counts.hostile} hostile executions`);
  print(formatTable(rows, ""));
  for (const fault of faults.slice(0, 50)) print(`DIFFERENT ${fault}`);
  const reached = listener.connections();
  print(`${faults.length} unexpected ends, ${reached} connections out of a sandbox`);
  if (!equal || faults.length > 0 || reached > 0) process.exitCode = 1;
} finally {
  listener.close();
  await backend.close();
}

async function availableLanguages(): Promise<ConformanceLanguage[]> {
  const available: ConformanceLanguage[] = [];
  for (const language of conformanceLanguages) {
    const reason = await reasonUnavailable(backend, language);
    if (reason === null) available.push(language);
    print(`${language}: ${reason === null ? backend.nameFor(language) : `skipped: ${reason}`}`);
  }
  return available;
}

/** One after the other, with nothing else in any sandbox. */
async function gradeAlone(jobs: HonestJob[]): Promise<Map<string, string>> {
  const verdicts = new Map<string, string>();
  for (const job of jobs) verdicts.set(job.name, await gradeHonest(backend, job));
  print(
    formatTable(
      [...verdicts].map(([job, verdict]) => ({ job, verdict })),
      "",
    ),
  );
  return verdicts;
}

function languageOf(number: number, languages: ConformanceLanguage[]): ConformanceLanguage {
  const place = number % hostileEvery;
  const wanted = place === 1 ? "java" : place <= 4 ? "javascript" : "python";
  return languages.includes(wanted) ? wanted : "python";
}

async function runMany(
  total: number,
  label: string,
  run: (number: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  let done = 0;
  let notedAt = startedAt;
  await mapConcurrently(
    Array.from({ length: total }, (_, number) => number),
    availableParallelism(),
    async (number) => {
      await run(number);
      done += 1;
      const now = performance.now();
      if (now - notedAt < noteEveryMs) return;
      notedAt = now;
      process.stderr.write(`${label}: ${describePace(done, total, now - startedAt)}\n`);
    },
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
