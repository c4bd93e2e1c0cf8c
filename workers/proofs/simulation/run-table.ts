import { setImmediate } from "node:timers/promises";
import type { CoverageFigure } from "../../../lib/contracts/coverage-figures";
import type { Progress } from "../../cli/start-progress";
import { FigureTally } from "./figure-tally";
import type { ReferenceTable } from "./reference-figures";
import { toFigure } from "./to-figure";

export interface Simulation<Design> {
  reference: ReferenceTable<Design>;
  /** Data sets of each row in a full run. */
  runs: number;
  nameRow(design: Design): string;
  /** Returns what one data set, named by its number, adds to the columns. */
  prepare(design: Design): (run: number, tally: FigureTally) => void;
}

const runsBetweenPauses = 20;

/** Simulates every row of a table and returns its figures beside the reference figures. */
export async function runTable<Design>(
  simulation: Simulation<Design>,
  runs: number,
  progress: Progress,
): Promise<CoverageFigure[]> {
  const { reference } = simulation;
  const figures: CoverageFigure[] = [];
  for (const row of reference.rows) {
    const tally = new FigureTally();
    const simulate = simulation.prepare(row.design);
    for (let run = 0; run < runs; run += 1) {
      simulate(run, tally);
      progress.advance();
      // The bar is drawn, and an interruption heard, only where the loop lets go.
      if (run % runsBetweenPauses === 0) await setImmediate();
    }
    const name = simulation.nameRow(row.design);
    row.figures.forEach((stated, index) => {
      const column = reference.columns[index];
      if (column === undefined) throw new Error(`${name} has more figures than columns`);
      figures.push(toFigure({ reference, column, stated, row: name }, tally));
    });
  }
  return figures;
}
