import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabasePool } from "../../db/client";
import { copyRows } from "../../db/copy-rows";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listBoardRecords } from "../../db/repositories/list-board-records";
import { listPublicTasks } from "../../db/repositories/list-public-tasks";
import { listTaskTallies } from "../../db/repositories/list-task-tallies";
import { reportedOutcomes, runs } from "../../db/schema";
import { readEnv } from "../../lib/config/env";
import { seedLabel } from "../../lib/core/sampling/seed-label";
import { rankBoard } from "../../lib/core/scoring/rank-board";
import { scoreTallies } from "../../lib/core/scoring/score-tallies";
import { drawResamples } from "../../lib/core/stats/draw-resamples";
import { quantileType7 } from "../../lib/core/stats/quantile-type-7";
import { checkoutRoot } from "../checkout-root";
import { fileSha256 } from "../importers/file-sha256";
import { readOutcomes } from "../importers/outcomes/read-outcomes";
import { type OutcomesFormat, sniffFormat } from "../importers/outcomes/sniff-format";
import { undisclosedGeneration } from "../jobs/build-manifest";
import { importOutcomes } from "../jobs/import-outcomes";
import { provideDatabase } from "../postgres/provide-database";

/**
 * Seconds from a file of outcomes to the records of its systems, in three sizes; COPY beside INSERT of
 * many rows at once, in alternating rounds; and a board of 90 systems scored anew and ranked.
 * Usage: npm run bench:import [-- ROUNDS]
 */
const [rounds = "3"] = process.argv.slice(2);
const sizes = [
  { name: "200,000 rows (400 systems, 500 tasks)", systems: 400, tasks: 500, rows: true },
  { name: "90 systems, 500 tasks", systems: 90, tasks: 500, rows: false },
  { name: "14 systems, 730 tasks", systems: 14, tasks: 730, rows: false },
];
const copiedRows = 200_000;
const insertedAtOnce = 1000;

const folder = mkdtempSync(join(tmpdir(), "errorbar-bench-import-"));
const env = readEnv({ ERRORBAR_HOME: join(folder, "home") }, checkoutRoot);
const provided = await provideDatabase(env, join(checkoutRoot, "db", "migrations"));
const pool = openDatabasePool(provided.workerUrl, { applicationName: "errorbar-bench" });
try {
  print(
    `load before ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}`,
  );
  await benchImports(pool.db);
  await benchCopy(pool.db);
  await benchBoard(pool.db);
} finally {
  await pool.close();
  await provided.leave();
  rmSync(folder, { recursive: true, force: true });
}

async function benchImports(db: Database): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    const seconds: number[] = [];
    for (let round = 0; round < Number(rounds); round += 1) {
      // Other outcomes each time: the same file would find everything done.
      const path = writeOutcomes(join(folder, `outcomes-${index}-${round}.jsonl`), size, round);
      const startedAt = performance.now();
      await importFile(db, `size-${index}`, path);
      seconds.push((performance.now() - startedAt) / 1000);
    }
    print(`import of ${size.name}: ${spread(seconds)} s`);
  }
}

/** From the file to the records, as `outcomes import` goes. */
async function importFile(db: Database, suite: string, path: string): Promise<void> {
  const format = (await sniffFormat(path)) as OutcomesFormat;
  const file = await readOutcomes(path, format, { system: null, tests: null });
  await importOutcomes(db, {
    suite: { id: suite, title: null, licence: null, measure: file.measure },
    systems: file.systems,
    generation: undisclosedGeneration,
    evidence: "E",
    source: { name: path, sha256: await fileSha256(path) },
    acceptIncomplete: false,
    clock: () => new Date(),
  });
}

function writeOutcomes(path: string, size: (typeof sizes)[number], round: number): string {
  const lines: string[] = [];
  for (let system = 0; system < size.systems; system += 1) {
    const outcomes = Array.from({ length: size.tasks }, (_, task) => ({
      task_id: `repository__project-${task}`,
      passed: (system * 31 + task * 17 + round) % (system % 7 === 0 ? 3 : 2) === 0 ? 1 : 0,
    }));
    const name = `system-${system}`;
    if (size.rows) lines.push(...outcomes.map((row) => JSON.stringify({ system: name, ...row })));
    else {
      const responses = Object.fromEntries(outcomes.map((row) => [row.task_id, row.passed]));
      lines.push(JSON.stringify({ subject_id: name, responses }));
    }
  }
  writeFileSync(path, `${lines.join("\n")}\n`);
  return path;
}

async function benchCopy(db: Database): Promise<void> {
  const copied: number[] = [];
  const inserted: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    inserted.push(await timeRows(db, `i${round}`, insertRows));
    copied.push(
      await timeRows(db, `c${round}`, (database, rows) =>
        copyRows(database, reportedOutcomes, rows),
      ),
    );
  }
  print(`${copiedRows} outcomes by INSERT, ${insertedAtOnce} at once: ${spread(inserted)} s`);
  print(`${copiedRows} outcomes by COPY: ${spread(copied)} s`);
  print(`ratio: ${spread(inserted.map((time, index) => time / (copied[index] ?? Number.NaN)))}`);
}

type OutcomeRow = typeof reportedOutcomes.$inferInsert;

async function timeRows(
  db: Database,
  label: string,
  add: (db: Database, rows: OutcomeRow[]) => Promise<void>,
): Promise<number> {
  const suite = await findSuiteRevision(db, "size-0");
  const tasks = await listPublicTasks(db, suite?.id ?? 0);
  const [template] = await db.select().from(runs).limit(1);
  if (template === undefined) throw new Error("there is no run to go by");
  const count = copiedRows / tasks.length;
  const newRuns = Array.from({ length: count }, (_, index) => ({
    ...template,
    id: `${label}-${index}`,
    identitySha256: `${label}-${index}`,
  }));
  await copyRows(db, runs, newRuns);
  const rows = newRuns.flatMap((run) =>
    tasks.map((task) => ({ runId: run.id, taskId: task.id, trials: 1, successes: 1 })),
  );
  const startedAt = performance.now();
  await add(db, rows);
  return (performance.now() - startedAt) / 1000;
}

async function insertRows(db: Database, rows: OutcomeRow[]): Promise<void> {
  await db.transaction(async (transaction) => {
    for (let start = 0; start < rows.length; start += insertedAtOnce) {
      await transaction.insert(reportedOutcomes).values(rows.slice(start, start + insertedAtOnce));
    }
  });
}

/** What a board does for another k or a slice: counts read, every system scored anew, ranks. */
async function benchBoard(db: Database): Promise<void> {
  const seconds: number[] = [];
  for (let round = 0; round < Math.max(5, Number(rounds)); round += 1) {
    const startedAt = performance.now();
    const suite = await findSuiteRevision(db, "size-1");
    if (suite === null) throw new Error("there is no board");
    const at = { revisionId: suite.id, cycle: suite.revision };
    const records = await listBoardRecords(db, at);
    const scope = { category: null, tier: null, language: null };
    const tallies = Map.groupBy(
      await listTaskTallies(
        db,
        records.map((record) => record.runId),
        scope,
      ),
      (tally) => tally.runId,
    );
    const resamples = drawResamples(seedLabel("bootstrap", suite.revision, {}), suite.taskCount);
    const { rows } = rankBoard(
      records.map((record) => ({
        slug: record.slug,
        synthetic: false,
        score: scoreTallies(tallies.get(record.runId) ?? [], {
          k: 1,
          allK: [1],
          resamplesFor: () => resamples,
        }),
      })),
    );
    if (rows.length !== 90) throw new Error(`${rows.length} systems are ranked, not 90`);
    seconds.push((performance.now() - startedAt) / 1000);
  }
  print(`board of 90 systems and 500 tasks scored anew: ${spread(seconds)} s`);
  print(`load after ${readFileSync("/proc/loadavg", "utf8").split(" ").slice(0, 3).join(", ")}`);
}

function spread(values: number[]): string {
  const at = (q: number) =>
    quantileType7(
      [...values].sort((a, b) => a - b),
      q,
    ).toFixed(2);
  return `median ${at(0.5)}, from ${at(0)} to ${at(1)}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
