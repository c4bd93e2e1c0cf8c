import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { MatrixModel, OutcomeMatrix } from "../../lib/core/outcomes/outcome-matrix";
import { packOutcomes } from "../../lib/core/outcomes/pack-outcomes";
import type { PackedOutcomes } from "../../lib/core/outcomes/packed-outcomes";
import { type OutcomeScope, wholeBoard } from "../../lib/core/pairs/outcome-scope";
import { createRandomStream } from "../../lib/core/sampling/random-stream";
import { quantileType7 } from "../../lib/core/stats/quantile-type-7";
import { languages, taskCategories, tiers } from "../../lib/core/vocabulary";
import { findBrowser } from "../bootstrap/find-browser.mjs";

/**
 * How long a reader waits for a slice, in Chromium: from the question to the worker's answer with rates
 * and intervals, and from there to every paired verdict. Each round opens a new worker and asks for the
 * whole board and every category, tier and language. Usage: npm run bench:slices [-- ROUNDS]
 */
const workerSource = join("components", "boards", "slices", "slice-worker.ts");
const boundsMs = { ranked: 100, related: 1000 };
const tasks = 400;

interface Sheet {
  name: string;
  models: number;
  bases: number;
}

const sheets: Sheet[] = [
  { name: "28 models x 400 tasks", models: 28, bases: 400 },
  { name: "40 models x 400 tasks", models: 40, bases: 400 },
  { name: "28 models x 400 tasks in 134 base problems", models: 28, bases: 134 },
];

interface Waits {
  rankedMs: number;
  relatedMs: number;
}

const rounds = Number(process.argv[2] ?? 7);
const folder = mkdtempSync(join(tmpdir(), "errorbar-bench-slices-"));
const browser = await openBrowser();
try {
  print(`${rounds} rounds, load before ${loadavg()[0]?.toFixed(2)}`);
  const page = await openPage(browser, bundleWorker(folder));
  for (const sheet of sheets) await benchSheet(page, sheet);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function openBrowser(): Promise<Browser> {
  // Neither can be bundled: they are found where the packages are.
  const { chromium } = createRequire(join(process.cwd(), "package.json"))("@playwright/test");
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
}

function bundleWorker(into: string): string {
  const outfile = join(into, "worker.js");
  const words = [workerSource, "--bundle", "--minify", "--format=iife", `--outfile=${outfile}`];
  execFileSync(join("node_modules", ".bin", "esbuild"), [...words, "--log-level=warning"]);
  const text = readFileSync(outfile, "utf8");
  print(`worker of ${Math.round(text.length / 1024)} KiB`);
  return text;
}

async function openPage(browser: Browser, worker: string): Promise<Page> {
  const page = await browser.newPage();
  const script = { contentType: "text/javascript", body: worker };
  await page.route("http://bench.test/worker.js", (route) => route.fulfill(script));
  const blank = { contentType: "text/html", body: "<!doctype html><title>bench</title>" };
  await page.route("http://bench.test/", (route) => route.fulfill(blank));
  await page.goto("http://bench.test/");
  return page;
}

async function benchSheet(page: Page, sheet: Sheet): Promise<void> {
  const outcomes = packOutcomes(makeMatrix(sheet));
  const kibibytes = (JSON.stringify(outcomes).length / 1024).toFixed(1);
  const first: Waits[] = [];
  const later: Waits[] = [];
  for (let round = 0; round < rounds; round++) {
    const [opening, ...rest] = await askWorker(page, outcomes, listScopes(round));
    if (opening) first.push(opening);
    later.push(...rest);
  }
  print(`\n${sheet.name}, matrix of ${kibibytes} KiB as JSON`);
  printWaits("rates and intervals, first slice ", first, "rankedMs");
  printWaits("rates and intervals, every slice ", [...first, ...later], "rankedMs");
  printWaits("paired verdicts, first slice     ", first, "relatedMs");
  printWaits("paired verdicts, every slice     ", [...first, ...later], "relatedMs");
}

function printWaits(what: string, waits: readonly Waits[], part: keyof Waits): void {
  const times = waits.map((wait) => wait[part]);
  const at = (q: number) => `${quantileType7(times, q).toFixed(1)} ms`;
  const bound = part === "rankedMs" ? boundsMs.ranked : boundsMs.related;
  const verdict = quantileType7(times, 1) <= bound ? "held" : "missed";
  print(
    `${what} median ${at(0.5)}, from ${at(0)} to ${at(1)} of ${times.length}; bound ${bound} ms: ${verdict}`,
  );
  if (verdict === "missed") process.exitCode = 1;
}

/** Another slice comes first in each round: its code has only run once, over the whole board. */
function listScopes(round: number): OutcomeScope[] {
  const scopes: OutcomeScope[] = [
    wholeBoard,
    ...taskCategories.map((category) => ({ ...wholeBoard, category })),
    ...tiers.map((tier) => ({ ...wholeBoard, tier })),
    ...languages.slice(0, 3).map((language) => ({ ...wholeBoard, language })),
  ];
  const start = (3 * round) % scopes.length;
  return [...scopes.slice(start), ...scopes.slice(0, start)];
}

function askWorker(page: Page, outcomes: PackedOutcomes, scopes: OutcomeScope[]): Promise<Waits[]> {
  const board = { cycle: "2026-W48", k: 1, availableK: [1], outcomes };
  return page.evaluate(askInBrowser, { board, scopes });
}

/** Runs in the browser: nothing from outside it is known there. */
async function askInBrowser(question: { board: unknown; scopes: unknown[] }): Promise<Waits[]> {
  const worker = new Worker("/worker.js");
  let hear: (kind: string) => void = () => undefined;
  worker.onmessage = ({ data }) => hear(data.kind);
  const until = (wanted: string) =>
    new Promise<number>((resolve, reject) => {
      hear = (kind) => {
        if (kind === wanted) resolve(performance.now());
        if (kind === "failed") reject(new Error("the worker failed"));
      };
    });
  const waits: Waits[] = [];
  worker.postMessage({ kind: "load", board: question.board });
  await until("loaded");
  // A reader needs a moment to choose; the worker prepares itself meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  for (const [place, scope] of question.scopes.entries()) {
    const asked = performance.now();
    worker.postMessage({ kind: "rank", id: place + 1, scope });
    const ranked = await until("ranked");
    waits.push({ rankedMs: ranked - asked, relatedMs: (await until("related")) - ranked });
  }
  worker.terminate();
  return waits;
}

/** Models of rising ability over tasks of spread difficulty; tasks of one base problem are alike. */
function makeMatrix({ models, bases }: Sheet): OutcomeMatrix {
  const stream = createRandomStream("errorbar/bench/slices", models * 1000 + bases);
  const draw = () => stream.below(1_000_000) / 1_000_000;
  const difficulty = Array.from({ length: bases }, draw);
  const pad = (index: number) => String(index).padStart(4, "0");
  return {
    tasks: Array.from({ length: tasks }, (_, index) => ({
      taskId: `weekly/${pad(index)}`,
      baseId: bases === tasks ? `weekly/${pad(index)}` : `base/${pad(index % bases)}`,
      category: taskCategories[index % 7] ?? null,
      tier: tiers[[0, 0, 1, 1, 2][index % 5] ?? 0] ?? null,
      language: languages[index % 3] ?? null,
    })),
    models: Array.from({ length: models }, (_, index) => {
      const ability = 0.35 + (0.5 * index) / models;
      const passes = Uint16Array.from({ length: tasks }, (_, task) =>
        Number(0.7 * (difficulty[task % bases] ?? 0) + 0.3 * draw() < ability),
      );
      return toModel(`model-${pad(index)}`, passes);
    }),
  };
}

function toModel(slug: string, passes: Uint16Array): MatrixModel {
  return {
    slug,
    name: slug,
    runId: slug,
    recordId: 1,
    ranked: true,
    sequentialAttempts: null,
    candidates: new Uint16Array(tasks).fill(1),
    passes,
    first: Uint8Array.from(passes),
    unscored: new Uint16Array(tasks),
    excluded: new Uint8Array(tasks),
  };
}
