import { setImmediate } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startProgress } from "../cli/start-progress";
import { toFigures } from "./drift/drift-figures";
import { driftReference } from "./drift/drift-reference";
import {
  countBeyond,
  renderAlertWeeks,
  renderDrift,
  renderVerdict,
  type SimulatedRow,
} from "./drift/render-drift";
import { prepareYears, type YearResult } from "./drift/simulate-year";

/**
 * Simulates years of a board of 28 models, some of which change, tests every week as the product does,
 * and prints how soon changes are found and how often there is a false alert beside the table of the
 * methodology. Ends with 1 when a figure lies further off than Monte-Carlo error allows.
 * Usage: npm run proof -- simulate-drift [--quick]
 */
const yearsPerRow = 500;
const yearsPerQuickRow = 50;
const badUsageExitCode = 2;

const years = readYears();
const startedAt = performance.now();
const rows: SimulatedRow[] = [];
const progress = startProgress("drift", years * driftReference.length, process.stderr);
for (const row of driftReference) {
  const simulate = prepareYears(row.flip);
  const results: YearResult[] = [];
  for (let year = 0; year < years; year += 1) {
    results.push(simulate(year));
    progress.advance();
    // The bar is drawn, and an interruption heard, only where the loop lets go.
    await setImmediate();
  }
  rows.push({ row, results });
}
progress.stop();

const figures = rows.flatMap(({ row, results }) => toFigures(row, results));
process.stdout.write(`${renderDrift(figures, years)}\n\n${renderAlertWeeks(rows)}\n\n`);
process.stdout.write(`${renderVerdict(figures, rows)}\n`);
process.stderr.write(`${Math.round((performance.now() - startedAt) / 1000)} s\n`);
process.exitCode = countBeyond(figures, rows) > 0 ? 1 : 0;

function readYears(): number {
  try {
    const { values } = parseArgs({ options: { quick: { type: "boolean" } } });
    return values.quick === true ? yearsPerQuickRow : yearsPerRow;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(badUsageExitCode);
  }
}
