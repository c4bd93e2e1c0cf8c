import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type MixFigure, mixFigures } from "../../lib/contracts/mix-figures";
import { checkoutRoot } from "../checkout-root";
import { startProgress } from "../cli/start-progress";
import { boardDesigns, mixDesigns } from "./mix/mix-designs";
import { listBroken, renderMixFigures } from "./mix/render-mix-figures";
import { prepareMixRow } from "./mix/simulate-mix-row";

/**
 * Simulates boards whose truth is known and weighs them by several mixes: how often the interval of a
 * weighted rate holds it, how often two models of equal weighted rates are told apart, and how often a gap
 * of 5 points is found. Ends with 1 when a promise is broken by more than Monte-Carlo error explains. A
 * full run writes the figures of the methodology page. Usage: npm run proof -- simulate-mix [--quick]
 */
const runsPerRow = 1_000;
const quickRunsPerRow = 100;
const runsBetweenPauses = 20;
const badUsageExitCode = 2;

const quick = readQuick();
const runs = quick ? quickRunsPerRow : runsPerRow;
const startedAt = performance.now();
const rows = boardDesigns.flatMap((board) => mixDesigns.map((mix) => prepareMixRow(board, mix)));
const progress = startProgress("mixes", runs * rows.length, process.stderr);
const figures: MixFigure[] = [];
for (const row of rows) {
  for (let run = 0; run < runs; run += 1) {
    row.simulate(run);
    progress.advance();
    // The bar is drawn, and an interruption heard, only where the loop lets go.
    if (run % runsBetweenPauses === 0) await setImmediate();
  }
  figures.push(row.figure());
}
progress.stop();
if (!quick) writeResults();
const broken = listBroken(figures);
process.stdout.write(
  `${renderMixFigures(figures)}\n\n${broken.join("\n") || "Every promise held."}\n`,
);
process.stderr.write(`${Math.round((performance.now() - startedAt) / 1000)} s\n`);
process.exitCode = broken.length > 0 ? 1 : 0;

function writeResults(): void {
  const lines = mixFigures.parse({ figures }).figures.map((own) => `    ${JSON.stringify(own)}`);
  writeFileSync(
    join(checkoutRoot, "app", "methodology", "_data", "mix-figures.json"),
    `{\n  "figures": [\n${lines.join(",\n")}\n  ]\n}\n`,
  );
}

function readQuick(): boolean {
  try {
    return parseArgs({ options: { quick: { type: "boolean" } } }).values.quick === true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(badUsageExitCode);
  }
}
