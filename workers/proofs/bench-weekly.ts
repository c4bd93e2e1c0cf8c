import { availableParallelism, loadavg } from "node:os";
import { listModelVerdictCounts } from "../../db/repositories/list-model-verdict-counts";
import { gradingWidth } from "../jobs/grading-width";
import { describePace } from "./soak/describe-pace";
import { askedSince } from "./weekly-bench/counting-handle";
import { gradeRuns } from "./weekly-bench/grade-runs";
import { judgeMemory } from "./weekly-bench/judge-memory";
import { listExecuted } from "./weekly-bench/list-executed";
import { measureTrivial, type Rates } from "./weekly-bench/measure-trivial";
import { MemoryWatch } from "./weekly-bench/memory-watch";
import { openBenchEngine } from "./weekly-bench/open-bench-engine";
import { describeRates, describeWork } from "./weekly-bench/report-segments";
import { type Segment, sumOf, trivialSeconds } from "./weekly-bench/set-beside";
import { type BenchRun, type BenchWeek, storeBenchWeek } from "./weekly-bench/store-bench-week";

/**
 * Grades a week: so many models' answers to the 400 tasks that the week draws, references and planted
 * faults, by the engine itself with its queue, database, objects and sandbox. How long it takes is set
 * beside what as many trivial jobs in the same languages would have taken: their rates are measured between
 * the models, in the same run and as many at once. An execution is a program run in a sandbox of its own,
 * counted from the stored rows and compared with the sandboxes that were handed out: a test program and the
 * program that it tests are two, and a documentation's examples run once for each program that they are
 * tried on. Compiling is none; its time counts all the same. Memory is flat when the medians of its second
 * and its last quarter differ by less than a bound. Ends with 1 when something does not hold.
 * Usage: npm run bench:weekly [-- MODELS], 28 unless told. ERRORBAR_HOME is where images are kept.
 */
const [models = 28] = process.argv.slice(2).map(Number);
const week = "2026-W48";
const mostOfTrivial = 1.3;
const mebibyte = 1024 * 1024;
/** What a leak of some 6 KiB a candidate would add between the quarters' middles, at 28 models. */
const mostGrowthBytes = 32 * mebibyte;
const mostSegments = 14;
const noteEveryMs = 10_000;
let holds = true;

const { ports, close } = await openBenchEngine();
const { backend, db } = ports;
const watch = new MemoryWatch();
try {
  note("storing the answers");
  const stored = await storeBenchWeek(ports, week, models);
  const candidates = stored.runs.length * stored.tasks.length;
  print(
    `${week}: ${candidates} candidates of ${models} models, ${gradingWidth(backend)} at once ` +
      `on ${availableParallelism()} cores; load before ${loadavg()[0]?.toFixed(2)}`,
  );
  // What pool, compiler and the code itself need before they are as fast as they get.
  await measureTrivial(backend);
  const points: Rates[] = [await measureTrivial(backend)];
  const segments: Segment[] = [];
  const showProgress = progressNotes(stored.cycleId, candidates);
  for (const runs of inGroups(stored.runs)) {
    segments.push(await measureSegment(stored, runs, points, showProgress));
  }
  print(`\n${describeRates(points)}\n`);
  for (const line of describeWork(segments, gradingWidth(backend))) print(line);
  judgeSpeed(segments);
  reportMemory("worker, resident", "worker");
  reportMemory("sandboxes, proportional shares", "sandboxes");
  await reportVerdicts(stored);
} finally {
  await close();
}
print(holds ? "everything holds" : "something does not hold");
process.exitCode = holds ? 0 : 1;

/** Grades some runs; trivial jobs are measured afterwards, and were before. */
async function measureSegment(
  { cycleId, tasks }: BenchWeek,
  runs: readonly BenchRun[],
  points: Rates[],
  showProgress: () => Promise<void>,
): Promise<Segment> {
  const askedBefore = { ...backend.asked };
  const runIds = runs.map(({ runId }) => runId);
  const startedAt = performance.now();
  await watch.during(() => gradeRuns(ports, cycleId, runIds, showProgress));
  const seconds = (performance.now() - startedAt) / 1000;
  const asked = askedSince(askedBefore, backend.asked);
  const before = points.at(-1);
  const after = await measureTrivial(backend);
  points.push(after);
  if (before === undefined) throw new Error("nothing was measured before");
  const executed = await listExecuted(db, tasks, runIds);
  return { candidates: runs.length * tasks.length, seconds, executed, asked, before, after };
}

function inGroups(runs: readonly BenchRun[]): BenchRun[][] {
  const size = Math.ceil(runs.length / mostSegments);
  const firsts = Array.from({ length: Math.ceil(runs.length / size) }, (_, at) => at * size);
  return firsts.map((first) => runs.slice(first, first + size));
}

/** The rows must tell all that ran, and what ran must take about as long as as many trivial jobs. */
function judgeSpeed(segments: readonly Segment[]): void {
  const executions = sumOf(segments, ({ executed: { byLanguage } }) =>
    Object.values(byLanguage).reduce((sum, count) => sum + count, 0),
  );
  const sandboxes = sumOf(segments, ({ asked }) => asked.sandboxes);
  check(executions === sandboxes, `${executions} executions by rows, ${sandboxes} sandboxes used`);
  const seconds = sumOf(segments, (segment) => segment.seconds);
  const trivial = sumOf(segments, trivialSeconds);
  const ratio = seconds / trivial;
  check(
    ratio <= mostOfTrivial,
    `${seconds.toFixed(1)} s, ${executions} trivial jobs of the same languages ` +
      `${trivial.toFixed(1)} s: ${ratio.toFixed(3)}, at most ${mostOfTrivial}`,
  );
}

function reportMemory(what: string, kind: "worker" | "sandboxes"): void {
  const { second, last, most, growth } = judgeMemory(watch.samples.map((sample) => sample[kind]));
  const show = (bytes: number) => `${(bytes / mebibyte).toFixed(1)} MiB`;
  check(
    growth <= mostGrowthBytes,
    `memory of ${what}: ${show(second)} in the second quarter, ${show(last)} in the last ` +
      `(at most ${show(mostGrowthBytes)} more), ${show(most)} at most, ${watch.samples.length} looks`,
  );
}

/** References pass and planted faults fail, under load as alone. */
async function reportVerdicts({ cycleId, runs, tasks }: BenchWeek): Promise<void> {
  const counts = new Map(
    (await listModelVerdictCounts(db, cycleId)).map((count) => [count.slug, count]),
  );
  const graded = runs.filter(({ slug }) => counts.get(slug)?.graded === tasks.length).length;
  check(
    graded === runs.length,
    `${graded} of ${runs.length} models have all verdicts, none voided`,
  );
  const right = runs.filter(({ slug, passes }) => counts.get(slug)?.passed === passes).length;
  const rates = runs.map(({ passes }) => ((100 * passes) / tasks.length).toFixed(0));
  check(right === runs.length, `${right} of ${runs.length} passed what they answered rightly`);
  print(`pass rates in percent: ${rates.join(" ")}`);
}

function progressNotes(cycleId: number, total: number): () => Promise<void> {
  const startedAt = performance.now();
  let notedAt = startedAt;
  return async () => {
    const now = performance.now();
    if (now - notedAt < noteEveryMs) return;
    notedAt = now;
    const done = (await listModelVerdictCounts(db, cycleId)).reduce(
      (sum, { graded }) => sum + graded,
      0,
    );
    if (done > 0) note(describePace(done, total, now - startedAt));
  };
}

function check(held: boolean, text: string): void {
  if (!held) holds = false;
  print(`${held ? "ok" : "NOT"}  ${text}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
