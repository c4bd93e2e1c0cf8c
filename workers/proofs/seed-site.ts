import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { describeModel } from "../../db/repositories/describe-model";
import { plantCanaries } from "../../db/seed/plant-canaries";
import {
  describeGuest,
  listSyntheticModels,
  mostSyntheticModels,
} from "../../db/seed/synthetic-models";
import { weeklyDesign } from "../../lib/core/cycle/plan-cycle";
import { openChances } from "../../lib/core/simulation/task-chances";
import { CommandContext } from "../cli/command-context";
import { poolFolder } from "../cli/pool/select-bases";
import { SimulatedBackend } from "../cli/simulation/simulated-backend";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { importVerified } from "./seed/import-verified";
import { liveSeededWeek } from "./seed/live-seeded-week";
import { type Seed, type SeedSize, seedText } from "./seed/seed";
import { SeedHistory } from "./seed/seed-history";
import { SeedTexts } from "./seed/seed-texts";
import { isAddress } from "./site/require-home";

/**
 * Fills a home with a site to look at and to measure: synthetic models over weeks of the project's own pool, with
 * history, ties, voids, incomplete runs, superseded records, drift and a run under another protocol, and beside them SWE-bench Verified, where
 * its outcomes are at hand. The same numbers make the same site, canaries are planted in its private parts, and
 * a second call adds what is missing.
 * Usage: npm run proof -- seed-site HOME [MODELS WEEKS TASKS WEEKS_WITH_TRACES], 40, 60, 400 and 2 unless told.
 */
const [home, ...sizes] = process.argv.slice(2);
if (home === undefined || isAddress(home)) {
  process.stderr.write("usage: npm run proof -- seed-site HOME [MODELS WEEKS TASKS TRACES]\n");
  process.exit(2);
}
const [models = mostSyntheticModels, weeks = 60, tasks = 400, weeksWithTraces = 2] =
  sizes.map(Number);
const startedAt = performance.now();
mkdirSync(resolve(home), { recursive: true });
process.env.ERRORBAR_HOME = resolve(home);

const context = new CommandContext();
try {
  const seed = await openSeed({ models, weeks, tasks, weeksWithTraces });
  for (let week = 1; week <= weeks + 1; week += 1) {
    const isNew = await liveSeededWeek(seed, week);
    note(`week ${week} of ${weeks}${isNew ? "" : ", which was there"}`);
  }
  if (importVerified(resolve(home))) note("SWE-bench Verified is imported");
  print(`ok  ${models} models x ${weeks} weeks x ${tasks} tasks lie in ${resolve(home)}`);
} finally {
  await context.close();
}

async function openSeed(size: SeedSize): Promise<Seed> {
  const db = await context.database();
  const read = await readPool(poolFolder(undefined));
  const pool = { suite: read.suite, tasks: read.tasks.map(plantCanaries) };
  const synthetic = listSyntheticModels(size.models, size.weeks);
  const guest = describeGuest();
  for (const { slug, description } of [...synthetic, guest])
    await describeModel(db, slug, description);
  const objects = context.objects();
  return {
    ...{ db, objects, size, pool, models: synthetic, guest, backend: new SimulatedBackend() },
    design: { ...weeklyDesign, total: size.tasks },
    chancesOf: openChances(seedText, pool.tasks),
    ...{ texts: new SeedTexts(objects), history: new SeedHistory() },
  };
}

function note(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stderr.write(`${seconds.padStart(4)} s  ${line}\n`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
