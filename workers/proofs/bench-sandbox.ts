import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { formatTable } from "../cli/format-table";
import { openBubblewrapBackend } from "../sandbox/bubblewrap-backend";
import {
  type ConformanceLanguage,
  conformanceLanguages,
} from "../sandbox/conformance/conformance-language";
import { reasonUnavailable } from "../sandbox/conformance/reason-unavailable";
import { openProofSandbox, proofHome } from "./open-proof-sandbox";
import { computingProgram, trivialProgram } from "./sandbox-bench/bench-programs";
import {
  type Arm,
  type Backends,
  latencyArms,
  measureLatency,
} from "./sandbox-bench/measure-latency";
import { measureThroughput, type Throughput } from "./sandbox-bench/measure-throughput";
import { describeSpread, median } from "./sandbox-bench/spread";
import { type Bound, describeBound, isKept } from "./sandbox-bench/verdict-line";

/**
 * What the sandbox costs, in one run, for each language that has a runtime here: a bare process, a
 * cold sandbox from launch to exit, a waiting one from hand-off to exit, and compiling, all in turn;
 * then jobs a second of a program that computes and of one that does nothing, bare and sandboxed at the
 * same concurrency, in alternating rounds. Ends with 1 when a bound is missed or nothing ran. Run it on a quiet machine:
 * on a busy one control groups get a larger share of the processors than bare processes do.
 * Usage: npm run bench:sandbox [-- RUNS [ROUNDS [LANGUAGE…]]], 40 runs and 15 rounds unless told.
 * ERRORBAR_HOME is where images are kept, ERRORBAR_PYTHON_BACKEND what serves Python.
 */
const [runs, rounds] = [process.argv[2] ?? 40, process.argv[3] ?? 15].map(Number) as [
  number,
  number,
];
const askedLanguages = process.argv.slice(4);
const concurrency = availableParallelism();
const folder = mkdtempSync(join(tmpdir(), "errorbar-bench-"));
const handOffBounds: Record<ConformanceLanguage, number> = {
  python: 0.5,
  javascript: 0.5,
  java: 0.25,
};
const warmCompileBoundMs = 60;
const throughputBounds = { computing: 0.95, trivial: 0.6 };
const jobsPerRound = { computing: 4 * concurrency, trivial: 20 * concurrency };

const backends: Backends = {
  warm: await openProofSandbox(),
  cold: await openBubblewrapBackend({ home: proofHome, slots: 1, warm: 0 }),
};
try {
  const languages = await availableLanguages();
  print(`${runs} runs, ${rounds} rounds, concurrency ${concurrency}, load before ${loadavg()[0]}`);
  const bounds = [...(await timeLatency(languages)), ...(await timeThroughput(languages))];
  print("");
  for (const bound of bounds) print(describeBound(bound));
  if (bounds.length === 0) print("MISSED nothing was measured: no language is available");
  if (bounds.length === 0 || !bounds.every(isKept)) process.exitCode = 1;
} finally {
  await backends.warm.close();
  await backends.cold.close();
  rmSync(folder, { recursive: true, force: true });
}

async function availableLanguages(): Promise<ConformanceLanguage[]> {
  const available: ConformanceLanguage[] = [];
  for (const language of conformanceLanguages) {
    if (askedLanguages.length > 0 && !askedLanguages.includes(language)) continue;
    const reason = await reasonUnavailable(backends.warm, language);
    if (reason === null) available.push(language);
    print(
      `${language}: ${reason === null ? backends.warm.nameFor(language) : `skipped: ${reason}`}`,
    );
  }
  return available;
}

async function timeLatency(languages: ConformanceLanguage[]): Promise<Bound[]> {
  const arms: Arm[] = [];
  for (const language of languages) arms.push(...(await latencyArms(language, backends, folder)));
  await measureLatency(arms, runs, (round) => note(`run ${round} of ${runs}`));
  const bareOf = (arm: Arm) => median(timesOf(arms, arm.language, "bare process"));
  const rows = arms.map((arm) => ({
    language: arm.language,
    "in ms": arm.name,
    ...describeSpread(arm.times, 1),
    "of bare": (median(arm.times) / bareOf(arm)).toFixed(2),
  }));
  print(`\n${formatTable(rows, "no language is available")}`);
  return languages.flatMap((language) => latencyBounds(arms, language));
}

function latencyBounds(arms: Arm[], language: ConformanceLanguage): Bound[] {
  const handOff = median(timesOf(arms, language, "hand-off to exit"));
  const value = handOff / median(timesOf(arms, language, "bare process"));
  const what = `${language}, hand-off to exit by bare`;
  const bounds: Bound[] = [
    { what, value, rule: "at-most", bound: handOffBounds[language], unit: "" },
  ];
  const compile = timesOf(arms, language, "warm compile");
  if (compile.length === 0) return bounds;
  const milliseconds = { value: median(compile), bound: warmCompileBoundMs, unit: " ms" };
  return [...bounds, { what: `${language}, warm compile`, rule: "at-most", ...milliseconds }];
}

function timesOf(arms: Arm[], language: ConformanceLanguage, name: Arm["name"]): number[] {
  return arms.filter((arm) => arm.language === language && arm.name === name)[0]?.times ?? [];
}

async function timeThroughput(languages: ConformanceLanguage[]): Promise<Bound[]> {
  const bounds: Bound[] = [];
  const rows: Record<string, string>[] = [];
  for (const language of languages) {
    for (const kind of ["computing", "trivial"] as const) {
      note(`throughput of ${language}, ${kind}`);
      const program = kind === "computing" ? computingProgram(language) : trivialProgram(language);
      const plan = { folder, rounds, jobs: jobsPerRound[kind], concurrency };
      const measured = await measureThroughput(backends.warm, language, program, plan);
      rows.push(...throughputRows(language, kind, measured));
      const value = median(measured.ratios);
      const what = `${language}, ${kind} jobs a second by bare`;
      bounds.push({ what, value, rule: "at-least", bound: throughputBounds[kind], unit: "" });
    }
  }
  print(`\n${formatTable(rows, "no language is available")}`);
  return bounds;
}

function throughputRows(
  language: string,
  kind: string,
  { bare, sandboxed, ratios }: Throughput,
): Record<string, string>[] {
  const row = (what: string, values: number[], digits: number) => ({
    language,
    "jobs a second": `${kind}, ${what}`,
    ...describeSpread(values, digits),
  });
  return [row("bare", bare, 1), row("sandboxed", sandboxed, 1), row("ratio", ratios, 2)];
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
