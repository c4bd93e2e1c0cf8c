import { readdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { boardOutcomesSchema } from "../../lib/contracts/outcomes";
import { checkBoard } from "./check-board";
import { type ArchivedRecord, checkChain } from "./check-chain";
import { checkRun } from "./check-run";
import { checkSums } from "./check-sums";
import { readJson } from "./read-part";
import { Report } from "./report";
import { Unreadable } from "./unreadable";

// Computes the archive of one cycle again. `node recompute.mjs [FOLDER]`; by default its own folder.

const notReadableCode = 2;

async function main(): Promise<number> {
  const [given] = process.argv.slice(2);
  const folder = resolve(given ?? dirname(fileURLToPath(import.meta.url)));
  const report = new Report((line) => process.stdout.write(`${line}\n`));
  await checkSums(folder, report);
  const records = await checkChain(folder, report);
  const board = await readJson(folder, "outcomes.json", boardOutcomesSchema);
  for (const record of records) await checkRun({ folder, board }, record, report);
  await checkCoverage(folder, records, report);
  await checkBoard(folder, report);
  return report.end();
}

/** No run of the archive may be left out of the check because no record names it. */
async function checkCoverage(
  folder: string,
  records: readonly ArchivedRecord[],
  report: Report,
): Promise<void> {
  const recorded = new Set(records.map(({ runId }) => runId));
  const runs = await readdir(join(folder, "runs")).catch(() => []);
  for (const run of runs) report.expect(`run ${run}: no record is of it`, recorded.has(run));
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (!(error instanceof Unreadable)) throw error;
    process.stderr.write(`recompute.mjs: ${error.message}\n`);
    process.exitCode = notReadableCode;
  },
);
