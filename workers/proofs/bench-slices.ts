import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { equalMix, type MixWeights } from "../../lib/core/mix/mix-weights";
import { packOutcomes } from "../../lib/core/outcomes/pack-outcomes";
import type { PackedOutcomes } from "../../lib/core/outcomes/packed-outcomes";
import { type OutcomeScope, wholeBoard } from "../../lib/core/pairs/outcome-scope";
import { quantileType7 } from "../../lib/core/stats/quantile-type-7";
import { languages, taskCategories, tiers } from "../../lib/core/vocabulary";
import {
  askBrowserWorker,
  bundleBrowserWorker,
  openWorkerPage,
  type Waits,
  type WorkerTalk,
} from "./board-bench/browser-worker";
import { type MatrixSize, makeMatrix } from "./board-bench/make-matrix";
import { openChromium } from "./open-chromium";
import { ProofReport } from "./site/proof-report";

/**
 * How long a reader waits for a slice and for a mix of their own, in Chromium: from the question to the worker's
 * answer with rates and intervals, and from there to every paired verdict. Each round opens a new worker and asks
 * for the whole board and every category, tier and language; or for mixes that weigh each of them most.
 * Usage: npm run bench:slices [-- ROUNDS]
 */
const boundsMs = { rankedMs: 100, relatedMs: 1000 };
const cycle = "2026-W48";

const sheets: (MatrixSize & { name: string })[] = [
  { name: "28 models x 400 tasks", models: 28, tasks: 400, bases: 400 },
  { name: "40 models x 400 tasks", models: 40, tasks: 400, bases: 400 },
  { name: "28 models x 400 tasks in 134 base problems", models: 28, tasks: 400, bases: 134 },
];

interface Ranked {
  what: string;
  worker: string;
  talk(outcomes: PackedOutcomes, round: number): WorkerTalk;
}

const kinds: readonly Ranked[] = [
  {
    what: "slice",
    worker: join("components", "boards", "slices", "slice-worker.ts"),
    talk: (outcomes, round) => ({
      load: { kind: "load", board: { cycle, k: 1, availableK: [1], outcomes } },
      questions: turn(listScopes(), round).map((scope, at) => ({
        kind: "rank",
        id: at + 1,
        scope,
      })),
    }),
  },
  {
    what: "mix",
    worker: join("components", "mix", "mix-worker.ts"),
    talk: (outcomes, round) => ({
      load: { kind: "load", cycle, k: 1, outcomes },
      questions: turn(listMixes(), round).map((mix, at) => ({ kind: "rank", id: at + 1, mix })),
    }),
  },
];

const rounds = Number(process.argv[2] ?? 7);
const report = new ProofReport();
const folder = mkdtempSync(join(tmpdir(), "errorbar-bench-slices-"));
const browser = await openChromium();
try {
  report.print(`${rounds} rounds, load before ${loadavg()[0]?.toFixed(2)}`);
  for (const kind of kinds) await benchKind(browser, kind);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
report.end();

async function benchKind(browser: Browser, { what, worker, talk }: Ranked): Promise<void> {
  const script = bundleBrowserWorker(worker, folder);
  report.print(`\n${what}: worker of ${Math.round(script.length / 1024)} KiB`);
  const page = await openWorkerPage(browser, script);
  for (const sheet of sheets) {
    const outcomes = packOutcomes(makeMatrix(sheet));
    const first: Waits[] = [];
    const every: Waits[] = [];
    for (let round = 0; round < rounds; round++) {
      const waits = await askBrowserWorker(page, talk(outcomes, round));
      first.push(...waits.slice(0, 1));
      every.push(...waits);
    }
    for (const [name, waits] of [["first", first] as const, ["every", every] as const]) {
      reportWaits(`${sheet.name}, ${name} ${what}: rates and intervals`, waits, "rankedMs");
      reportWaits(`${sheet.name}, ${name} ${what}: paired verdicts`, waits, "relatedMs");
    }
  }
}

function reportWaits(what: string, waits: readonly Waits[], part: keyof Waits): void {
  const times = waits.map((wait) => wait[part]);
  const at = (q: number) => `${quantileType7(times, q).toFixed(1)} ms`;
  const bound = boundsMs[part];
  report.check(
    quantileType7(times, 1) <= bound,
    `${what}: median ${at(0.5)}, from ${at(0)} to ${at(1)} of ${times.length}; at most ${bound} ms`,
  );
}

function listScopes(): OutcomeScope[] {
  return [
    wholeBoard,
    ...taskCategories.map((category) => ({ ...wholeBoard, category })),
    ...tiers.map((tier) => ({ ...wholeBoard, tier })),
    ...languages.slice(0, 3).map((language) => ({ ...wholeBoard, language })),
  ];
}

/** Every value of a dimension counts once and one of them five times. */
function listMixes(): MixWeights[] {
  const heavy = (values: readonly (string | number)[], most: string | number) =>
    Object.fromEntries(values.map((value) => [String(value), value === most ? 5 : 1]));
  const used = languages.slice(0, 3);
  return [
    equalMix,
    ...taskCategories.map((most) => ({ ...equalMix, category: heavy(taskCategories, most) })),
    ...tiers.map((most) => ({ ...equalMix, tier: heavy(tiers, most) })),
    ...used.map((most) => ({
      category: heavy(taskCategories, "bug-fixing"),
      tier: heavy(tiers, 3),
      language: heavy(used, most),
    })),
  ];
}

/** Another one comes first in each round: its code has only run once, over the whole board. */
function turn<Item>(items: readonly Item[], round: number): Item[] {
  const start = (3 * round) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
