import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type CoverageFigure, coverageFigures } from "../../lib/contracts/coverage-figures";
import { checkoutRoot } from "../checkout-root";
import { type Progress, startProgress } from "../cli/start-progress";
import {
  countFitted,
  countWithinError,
  listBeyondError,
  renderCoverage,
  renderCoverageTable,
} from "./simulation/render-coverage";
import { runTable, type Simulation } from "./simulation/run-table";
import { clusteredSimulation } from "./simulation/simulate-clustered";
import { independentSimulation } from "./simulation/simulate-independent";
import { overlapSimulation } from "./simulation/simulate-overlap";
import { ranksSimulation } from "./simulation/simulate-ranks";
import { stratifiedSimulation } from "./simulation/simulate-stratified";
import { tableTexts } from "./simulation/table-texts";

/**
 * Simulates data whose truth is known and measures with our own functions how often intervals and rank
 * ranges hold it; prints that beside the nominal level and beside independent figures, and ends with 1
 * when a check lies beyond Monte-Carlo error; figures that the data were chosen by are listed and don't count. A full run writes COVERAGE.md and the figures of the
 * methodology page. Usage: npm run simulate:coverage [-- --quick] [-- --only table2]
 */
const quickShare = 0.1;
const badUsageExitCode = 2;

interface PlannedTable {
  name: string;
  title: string;
  steps: number;
  run(progress: Progress): Promise<CoverageFigure[]>;
}

const { quick, only } = readOptions();
const tables = [
  plan(independentSimulation),
  plan(stratifiedSimulation),
  plan(clusteredSimulation),
  plan(overlapSimulation),
  plan(ranksSimulation),
];
const wanted = tables.filter(({ name }) => only === undefined || name === only);
if (wanted.length === 0) {
  process.stderr.write(`--only takes one of ${tables.map(({ name }) => name).join(", ")}\n`);
  process.exit(badUsageExitCode);
}

const startedAt = performance.now();
const figures: CoverageFigure[] = [];
for (const table of wanted) {
  const progress = startProgress(table.name, table.steps, process.stderr);
  const own = await table.run(progress);
  progress.stop();
  print(`\n${table.title}\n\n${renderCoverageTable(own)}`);
  figures.push(...own);
}
if (!quick && only === undefined) writeResults();
print(`\n${countWithinError(figures)}`);
if (countFitted(figures) !== "") print(countFitted(figures));
process.stderr.write(`${Math.round((performance.now() - startedAt) / 1000)} s\n`);
process.exitCode = listBeyondError(figures).length > 0 ? 1 : 0;

function plan<Design>(simulation: Simulation<Design>): PlannedTable {
  const runs = Math.ceil(simulation.runs * (quick ? quickShare : 1));
  const { name, title } = tableTexts[simulation.reference.table];
  return {
    name,
    title,
    steps: runs * simulation.reference.rows.length,
    run: (progress) => runTable(simulation, runs, progress),
  };
}

function writeResults(): void {
  const document = coverageFigures.parse({ figures });
  const lines = document.figures.map((figure) => `    ${JSON.stringify(figure)}`);
  writeFileSync(
    join(checkoutRoot, "app", "methodology", "_data", "coverage.json"),
    `{\n  "figures": [\n${lines.join(",\n")}\n  ]\n}\n`,
  );
  writeFileSync(join(checkoutRoot, "COVERAGE.md"), renderCoverage(figures));
}

function readOptions(): { quick: boolean; only: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { quick: { type: "boolean" }, only: { type: "string" } },
    });
    return { quick: values.quick ?? false, only: values.only };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(badUsageExitCode);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
