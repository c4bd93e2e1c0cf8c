import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { boardSchema } from "../../lib/contracts/board";
import { sharedFile, sharedPath } from "../../lib/test-support/shared-data";
import { checkoutRoot } from "../checkout-root";
import { readJsonLines } from "../importers/json-lines";
import { humanEvalProblems, type PublishedSet, readPublishedSets } from "./published-sets";

const answerSchema = z.object({
  passAtK: z.record(z.string(), z.number().nullable()),
  verdicts: z.array(
    z.object({ taskId: z.string(), candidateIndex: z.number(), verdict: z.string() }),
  ),
});
const markSchema = z.object({ task_id: z.string(), stated_passed: z.boolean().optional() });

/**
 * The whole first path on an empty home: `npm start`, the board with the baselines, HumanEval, eight
 * published sets, the board that ranks them, and where our verdicts differ from published ones. Fails
 * when one differs without a cause in agreement/known-causes.ts. Usage: npm run proof -- first-slice
 * With ERRORBAR_HOME the home is that folder, which must be empty, and is kept to look at.
 */
const publishedSets = await readPublishedSets();
const kept = process.env.ERRORBAR_HOME;
const home = kept ?? mkdtempSync(join(tmpdir(), "errorbar-first-slice-"));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const environment = { ...process.env, ERRORBAR_HOME: home, PORT: String(port) };

const site = spawn("npm", ["start"], {
  cwd: checkoutRoot,
  env: environment,
  stdio: ["ignore", "pipe", "inherit"],
  detached: true,
});
try {
  await ready(site);
  const weekly = await board("weekly");
  say(
    `/ shows ${weekly.rows.length} baselines: ${weekly.rows.map((row) => row.model.slug).join(", ")}`,
  );
  assert(weekly.rows.length === 3, "three baselines are on the board of the own tasks");
  assert((await (await fetch(base)).text()).includes("baseline"), "the page names the baselines");

  command("suite", "import", "--format", "humaneval", "--file", data(humanEvalProblems));
  for (const set of publishedSets) await importAndCompare(set);
  const ranked = await board("humaneval");
  for (const row of ranked.rows) {
    const { low, high } = row.interval.displayed;
    say(
      `${String(row.rank).padStart(2)}  ${row.model.slug.padEnd(24)} ${percent(row.passRate)}  [${percent(low)}, ${percent(high)}]  ${row.passed}/${row.tasks}  overlaps ${row.overlaps.length}`,
    );
  }
  assert(ranked.rows.length === publishedSets.length, "all eight sets are ranked");
  const page = await (await fetch(`${base}/boards/humaneval`)).text();
  assert(
    publishedSets.every(({ slug }) => page.includes(slug)),
    "the page lists all eight without JavaScript",
  );
  say("the first slice holds");
} finally {
  if (site.pid !== undefined) process.kill(-site.pid, "SIGTERM");
  await new Promise((resolve) => site.once("close", resolve));
  if (kept === undefined) rmSync(home, { recursive: true, force: true });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function assert(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`does not hold: ${claim}`);
  say(`holds: ${claim}`);
}

function percent(fraction: number): string {
  return (100 * fraction).toFixed(1);
}

function data(name: string): string {
  const path = sharedFile(name);
  if (path === null) throw new Error(`${sharedPath(name)} is missing`);
  return path;
}

function command(...words: string[]): string {
  const run = spawnSync("npm", ["run", "-s", "errorbar", "--", "--json", ...words], {
    cwd: checkoutRoot,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 64 * 1024 * 1024,
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`errorbar ${words.join(" ")} ended with ${run.status}`);
  return run.stdout;
}

async function importAndCompare(set: PublishedSet): Promise<void> {
  const file = data(set.file);
  const words = ["completions", "import", "--suite", "humaneval", "--model", set.slug];
  const { passAtK, verdicts } = answerSchema.parse(
    JSON.parse(command(...words, "--register", "--file", file)),
  );
  const ours = percent(passAtK["1"] ?? Number.NaN);
  const others = Object.entries(passAtK)
    .filter(([k]) => k !== "1")
    .map(([k, value]) => `, pass@${k} ${percent(value ?? Number.NaN)}`);
  say(`${set.slug}: published ${set.publishedPercent.toFixed(1)}, here ${ours}${others.join("")}`);
  if (ours !== set.publishedPercent.toFixed(1)) {
    assert(set.rateCause !== null, `the other rate has a cause: ${set.rateCause}`);
  }
  const passed = new Map(verdicts.map((entry) => [entry.taskId, entry.verdict === "passed"]));
  const found: string[] = [];
  for await (const { value } of readJsonLines(file)) {
    const { task_id, stated_passed } = markSchema.parse(value);
    if (stated_passed === undefined || stated_passed === passed.get(task_id)) continue;
    found.push(task_id);
    say(`  ${task_id} ${set.differing[task_id] ?? "differs without a known cause"}`);
  }
  const known = Object.keys(set.differing);
  assert(
    found.length === known.length && found.every((task) => known.includes(task)),
    `${found.length} verdicts differ from the file's marks, each with its cause`,
  );
}

async function board(suite: string) {
  const response = await fetch(`${base}/api/v1/boards/${suite}`);
  if (!response.ok) throw new Error(`the board ${suite} answered ${response.status}`);
  return boardSchema.parse(await response.json());
}

/** Resolves at the line that says that the site is up. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (chunk.includes("Errorbar is ready:")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
