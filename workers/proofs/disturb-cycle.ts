import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { baselineSlugs } from "../../lib/core/baselines/baselines";
import { weeklyDesign } from "../../lib/core/cycle/plan-cycle";
import { formatIsoWeek, isoWeekOf } from "../../lib/core/sampling/iso-week";
import { checkoutRoot } from "../checkout-root";
import { type Pool, readPool } from "../importers/errorbar-pool/read-pool";
import { findFreePort } from "../postgres/find-free-port";
import { beginCycle } from "./cycle-proof/begin-cycle";
import { type CountedCycle, checkAsking, compareRecords } from "./cycle-proof/compare-cycles";
import { askedShares, writeContestants } from "./cycle-proof/contestants";
import { Disturber } from "./cycle-proof/disturber";
import { drawDisturbances } from "./cycle-proof/draw-disturbances";
import { followCycle } from "./cycle-proof/follow-cycle";
import { PoolServer } from "./cycle-proof/pool-server";
import { ProofHome } from "./cycle-proof/proof-home";
import { readResult } from "./cycle-proof/read-cycle";

/**
 * One week's cycle of twelve models twice, each in a home of its own: undisturbed, and with SIGKILL for a
 * worker's process group five times, for the database twice and for the site once, at drawn moments. Both
 * have to state the same, and nothing may be asked or paid for after its reply was stored; a local server
 * that speaks the OpenAI protocol counts. Usage: npm run proof -- disturb-cycle [TASKS [SEED]]; the project's
 * weeks have 400 tasks, and SEED draws the moments.
 */
const [words = String(weeklyDesign.total), seed = randomBytes(4).toString("hex")] =
  process.argv.slice(2);
const tasks = Number(words);
if (!(Number.isInteger(tasks) && tasks > 0)) {
  process.stderr.write("usage: npm run proof -- disturb-cycle [TASKS [SEED]]\n");
  process.exit(2);
}
const week = formatIsoWeek(isoWeekOf(new Date()));
const pool = await readPool(join(checkoutRoot, "workers/pool"));
/** Long enough that a kill meets some answers under way. */
const delayMs = 150;
let holds = true;

await buildSite();
const server = await PoolServer.start(pool.tasks, askedShares, { delayMs });
try {
  print(`${week}, ${tasks} tasks, 12 models, seed ${seed}`);
  const calm = await runCalm(pool);
  server.reset();
  const lost = await runDisturbed(pool, calm);
  check(server.unknown.length === 0, `prompts that no task has: ${server.unknown.length}`);
  note(`${lost} replies were under way at the kills`);
} finally {
  await server.close();
}
print(holds ? "everything holds" : "something does not hold");
process.exitCode = holds ? 0 : 1;

async function runCalm(from: Pool): Promise<CountedCycle> {
  const home = await openHome("calm");
  try {
    const startedAt = performance.now();
    const worker = await beginCycle(home, from, { week, tasks });
    const end = await followCycle(home, week, { worker: () => worker });
    check(end === "published", `undisturbed: ${end}, ${secondsSince(startedAt)} s`);
    const cycle = { result: await readResult(home, week), requests: [...server.requests] };
    for (const { held, text } of checkAsking(cycle, tasks, [])) check(held, `undisturbed: ${text}`);
    return cycle;
  } finally {
    await home.close();
  }
}

async function runDisturbed(from: Pool, calm: CountedCycle): Promise<number> {
  const port = await findFreePort(null, "127.0.0.1");
  const home = await openHome("disturbed", { PORT: String(port) });
  try {
    const disturber = new Disturber({ home, week, server, port, note }, drawDisturbances(seed));
    await disturber.startSite();
    const startedAt = performance.now();
    disturber.worker = await beginCycle(home, from, { week, tasks });
    const end = await followCycle(home, week, {
      worker: () => disturber.worker,
      onProgress: (share) => disturber.disturb(share),
    });
    check(end === "published", `disturbed: ${end}, ${secondsSince(startedAt)} s`);
    for (const { held, text } of disturber.report()) check(held, text);
    const cycle = { result: await readResult(home, week), requests: [...server.requests] };
    const findings = [
      ...compareRecords(calm.result, cycle.result),
      ...checkAsking(cycle, tasks, disturber.lost),
      await disturber.checkSite(calm.result.models.length - baselineSlugs.length),
    ];
    for (const { held, text } of findings) check(held, text);
    for (const command of [
      ["record", "verify"],
      ["objects", "check"],
    ]) {
      const { code, stdout } = await home.run(command);
      check(code === 0, `${command.join(" ")}: ${stdout.trim().split("\n")[0]}`);
    }
    return disturber.lost.reduce((sum, { size }) => sum + size, 0);
  } finally {
    await home.close();
  }
}

async function openHome(name: string, environment: Record<string, string> = {}) {
  const home = await ProofHome.open(name, environment);
  for (const file of writeContestants(home.folder, server.baseUrl, pool.tasks)) {
    const { code } = await home.run(["model", "add", "--file", file]);
    if (code !== 0) throw new Error(`model add --file ${file} ended with ${code}`);
  }
  return home;
}

/** As `npm start` does, where it is not built from these sources. */
async function buildSite(): Promise<void> {
  const address = pathToFileURL(join(checkoutRoot, "workers/bootstrap/setup.mjs")).href;
  const setup: {
    runSetup(work: () => Promise<void>): Promise<void>;
    prepareSite(): Promise<void>;
  } = await import(address);
  await setup.runSetup(setup.prepareSite);
}

function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(0);
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
