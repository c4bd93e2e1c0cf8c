import { availableParallelism } from "node:os";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { formatTable } from "../cli/format-table";
import { mapConcurrently } from "../jobs/map-concurrently";
import {
  type ConformanceLanguage,
  conformanceLanguages,
} from "../sandbox/conformance/conformance-language";
import type { HostileProgram } from "../sandbox/conformance/hostile/hostile-program";
import { programsByLanguage } from "../sandbox/conformance/hostile/programs-by-language";
import { runHostileProgram } from "../sandbox/conformance/hostile/run-hostile-program";
import { listenOnLoopback } from "../sandbox/conformance/listen-on-loopback";
import { reasonUnavailable } from "../sandbox/conformance/reason-unavailable";
import { openProofSandbox } from "./open-proof-sandbox";
import { settle } from "./sandbox-bench/settle";
import { compareStates } from "./sandbox-state/compare-states";
import { type OwnState, readOwnState } from "./sandbox-state/own-state";
import { describePace } from "./soak/describe-pace";
import { gradeHonest, type HonestJob, honestJobs } from "./soak/soak-job";

/**
 * Many executions by one worker, one in twenty of them a hostile program: honest verdicts must be those
 * measured alone, every hostile program is contained, and processes, descriptors, control groups,
 * mounts, folders and memory are the same afterwards. Ends with 1 when they are not.
 * Of twenty executions one is hostile, fifteen are Python, three JavaScript and one Java; a language
 * without a runtime leaves its part to Python. A short round of all of it comes first, since code is
 * compiled and caches are filled only once; both rounds end with closed sandboxes, and these two states
 * are compared. A second table shows the same while the sandboxes were open, when a pool keeps what was
 * asked for last; it is not judged.
 * Usage: npm run soak:sandbox [-- EXECUTIONS], 10,000 unless told; ERRORBAR_PYTHON_BACKEND chooses what
 * executes Python.
 */
const [executions = 10_000] = process.argv.slice(2).map(Number);
const hostileEvery = 20;
const firstRound = Math.min(executions, 200);
const noteEveryMs = 10_000;

interface Attack {
  language: ConformanceLanguage;
  program: HostileProgram;
}

interface Round {
  /** At its end, with everything closed. */
  closed: OwnState;
  /** Before that, when the last execution was over and the pool had filled. */
  open: OwnState;
  honest: number;
  hostile: number;
  faults: string[];
}

const listener = await listenOnLoopback();
try {
  const first = await runRound(firstRound, "first round");
  const second = await runRound(executions, "executions");
  const closed = compareStates(first.closed, second.closed);
  print(`${second.honest} honest and ${second.hostile} hostile executions`);
  print(`\nclosed, after the first round and at the end\n${formatTable(closed.rows, "")}`);
  const rows = compareStates(first.open, second.open).rows.map(({ what, before, after }) => ({
    what,
    before,
    after,
  }));
  print(`\nopen, with a pool\n${formatTable(rows, "")}\n`);
  const faults = [...first.faults, ...second.faults];
  for (const fault of faults.slice(0, 50)) print(`DIFFERENT ${fault}`);
  const reached = listener.connections();
  print(`${faults.length} unexpected ends, ${reached} connections out of a sandbox`);
  if (!closed.equal || faults.length > 0 || reached > 0) process.exitCode = 1;
} finally {
  listener.close();
}

async function runRound(total: number, label: string): Promise<Round> {
  const backend = await openProofSandbox();
  const round = { honest: 0, hostile: 0, faults: [] as string[] };
  let open: OwnState;
  try {
    const languages = await availableLanguages(backend);
    const jobs = new Map(languages.map((language) => [language, honestJobs(language)]));
    const alone = await gradeAlone(backend, [...jobs.values()].flat());
    const attacks = languages.flatMap(attacksIn);
    await runMany(total, label, async (number) => {
      const turn = Math.floor(number / hostileEvery);
      const attack = number % hostileEvery === 0 ? attacks[turn % attacks.length] : undefined;
      if (attack !== undefined) {
        round.hostile += 1;
        round.faults.push(...(await attackWith(backend, attack)));
        return;
      }
      const own = jobs.get(languageOf(number, languages)) ?? [];
      const job = own[(turn + number) % own.length];
      if (job === undefined) throw new Error("a language has no job");
      round.honest += 1;
      const verdict = await gradeHonest(backend, job);
      const expected = alone.get(job.name);
      if (verdict !== expected) {
        round.faults.push(`${job.name}: ${verdict} instead of ${expected}`);
      }
    });
    await settle();
    open = readOwnState();
  } finally {
    await backend.close();
  }
  return { ...round, open, closed: readOwnState() };
}

function attacksIn(language: ConformanceLanguage): Attack[] {
  return programsByLanguage[language]
    .filter(({ onlyOn }) => onlyOn === undefined || onlyOn === process.arch)
    .map((program) => ({ language, program }));
}

async function attackWith(
  backend: SandboxBackend,
  { language, program }: Attack,
): Promise<string[]> {
  const found = await runHostileProgram(backend, language, program, listener.port);
  return found.length === 0 ? [] : [`${language}, ${program.name}: ${found.join("; ")}`];
}

async function availableLanguages(backend: SandboxBackend): Promise<ConformanceLanguage[]> {
  const available: ConformanceLanguage[] = [];
  for (const language of conformanceLanguages) {
    const reason = await reasonUnavailable(backend, language);
    if (reason === null) available.push(language);
    print(`${language}: ${reason === null ? backend.nameFor(language) : `skipped: ${reason}`}`);
  }
  return available;
}

/** One after the other, with nothing else in any sandbox. */
async function gradeAlone(
  backend: SandboxBackend,
  jobs: HonestJob[],
): Promise<Map<string, string>> {
  const verdicts = new Map<string, string>();
  for (const job of jobs) verdicts.set(job.name, await gradeHonest(backend, job));
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
  const numbers = Array.from({ length: total }, (_, number) => number);
  await mapConcurrently(numbers, availableParallelism(), async (number) => {
    await run(number);
    done += 1;
    const now = performance.now();
    if (now - notedAt < noteEveryMs) return;
    notedAt = now;
    process.stderr.write(`${label}: ${describePace(done, total, now - startedAt)}\n`);
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
