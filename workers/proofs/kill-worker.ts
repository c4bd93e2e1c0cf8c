import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { pollUntil } from "../../lib/test-support/poll-until";
import {
  type ConformanceLanguage,
  conformanceLanguages,
} from "../sandbox/conformance/conformance-language";
import { argumentsText, ask } from "../sandbox/conformance/driver-session";
import { hostileLimitsFor } from "../sandbox/conformance/hostile/hostile-program";
import { programsByLanguage } from "../sandbox/conformance/hostile/programs-by-language";
import { readHostileSource } from "../sandbox/conformance/hostile/run-hostile-program";
import { reasonUnavailable } from "../sandbox/conformance/reason-unavailable";
import { isAlive } from "../sandbox/is-alive";
import { groupsOf, processesOf } from "../sandbox/test-support/own-groups";
import { openProofSandbox } from "./open-proof-sandbox";
import { descendantsOf } from "./sandbox-state/descendants-of";

/**
 * Kills a worker with eight candidates in the middle of a call, in every language that has a runtime
 * here: within two seconds none of its processes may be left, and the next start must clear up what a
 * killed one can't. Three times. Usage: npm run proof -- kill-worker [KILLS]; ERRORBAR_PYTHON_BACKEND
 * chooses what serves Python.
 */
const inFlight = 8;
const boundMs = 2_000;
const [first = "3"] = process.argv.slice(2);

if (first === "--worker") await beWorker();
else await killWorkers(Number(first));

async function killWorkers(kills: number): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const worker = spawn(process.execPath, [fileURLToPath(import.meta.url), "--worker"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const pid = worker.pid ?? 0;
    const said = await firstOutput(worker);
    const processes = [...new Set([...descendantsOf(pid), ...processesOf(pid)])];
    const exited = new Promise((resolve) => worker.once("exit", resolve));
    const killedAt = performance.now();
    worker.kill("SIGKILL");
    const gone = await pollUntil(
      () => processesOf(pid).length === 0 && !processes.some(isAlive),
      2 * boundMs,
    );
    const goneMs = performance.now() - killedAt;
    await exited;
    const left = { groups: groupsOf(pid).length, folders: foldersOf(pid).length };
    await (await openProofSandbox()).close();
    const after = { groups: groupsOf(pid).length, folders: foldersOf(pid).length };
    print(
      `kill ${kill}: ${said.trim()}; ${processes.length} processes, none left after ${gone ? Math.round(goneMs) : "more than 4000"} ms; ` +
        `${left.groups} groups and ${left.folders} folders for the next start, which left ${after.groups} and ${after.folders}`,
    );
    const clean = after.groups === 0 && after.folders === 0;
    if (!gone || goneMs > boundMs || !clean) process.exitCode = 1;
  }
  print(process.exitCode === 1 ? "MISSED" : `kept: every time within ${boundMs} ms`);
}

/** The worker to be killed: says when all of its candidates are in the middle of a call. */
async function beWorker(): Promise<void> {
  const backend = await openProofSandbox({ slots: inFlight });
  const languages: ConformanceLanguage[] = [];
  for (const language of conformanceLanguages) {
    const serves = programsByLanguage[language].some(({ name }) => name === "sleep");
    if (serves && (await reasonUnavailable(backend, language)) === null) languages.push(language);
  }
  const calls: Call[] = [];
  for (let number = 0; number < inFlight; number += 1) {
    const language = languages[number % languages.length];
    if (language === undefined) throw new Error("nothing runs here");
    calls.push(await beginCall(backend, language));
  }
  // Long enough for a call that can't go on to have ended.
  await wait(1_000);
  const running = calls.filter(({ isOver }) => !isOver());
  const counts = languages.map(
    (language) => `${running.filter((call) => call.language === language).length} ${language}`,
  );
  if (running.length < inFlight) throw new Error(`only ${running.length} candidates run`);
  process.stdout.write(`${running.length} candidates in a call (${counts.join(", ")})\n`);
}

interface Call {
  language: ConformanceLanguage;
  /** Whether an answer or an end has come. */
  isOver(): boolean;
}

/** Resolves when the candidate was loaded, which it says itself, and was given its endless call. */
async function beginCall(backend: SandboxBackend, language: ConformanceLanguage): Promise<Call> {
  const program = programsByLanguage[language].find(({ name }) => name === "sleep");
  if (program === undefined) throw new Error(`no program that sleeps in ${language}`);
  const source = readHostileSource(language, program);
  const request = { program: "driver", entryPoint: "attack", source } as const;
  const compiled = await backend.compile(language, request);
  if (compiled.kind !== "compiled") throw new Error(`${language} was not compiled`);
  const limits = { ...hostileLimitsFor(language), wallMsPerTest: 600_000 };
  const handle = await backend.acquire(language, limits, "driver");
  const loaded = await ask(handle, "L", "attack", compiled.text);
  if (loaded.kind === "ended" || loaded.status !== "L")
    throw new Error(`${language} is not loaded`);
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void ask(handle, "A", argumentsText(language, [])).then(end, end);
  return { language, isOver: () => isOver };
}

function foldersOf(pid: number): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`errorbar-worker-${pid}-`));
}

function firstOutput(worker: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.stdout?.once("data", (chunk: Buffer) => resolve(chunk.toString("utf8")));
    worker.once("exit", (code) => reject(new Error(`the worker ended with ${code}`)));
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
