import { createRandomStream, type RandomStream } from "../../../lib/core/sampling/random-stream";
import { bootstrapInterval } from "../../../lib/core/stats/bootstrap-interval";
import type { Bounds } from "../../../lib/core/stats/bounds";
import { raoWuInterval } from "../../../lib/core/stats/rao-wu-interval";
import { totalTally } from "../../../lib/core/stats/total-tally";
import { wilsonInterval } from "../../../lib/core/stats/wilson-interval";
import { covers } from "./covers";
import type { FigureTally } from "./figure-tally";
import { drawOutcome, toSingletons, unitId } from "./outcomes";
import { stratifiedReference } from "./reference-figures";
import { resampleSets, setOfRun, stratifiedResampleSets } from "./resample-sets";
import type { Simulation } from "./run-table";
import { designStrata } from "./stratified-design";

/** It draws anew for every data set, which takes ten times as long as all others together. */
const raoWuEvery = 2;

/** Table 2: tasks drawn in fixed numbers from cells whose chances differ. */
export const stratifiedSimulation: Simulation<{ rate: number }> = {
  reference: stratifiedReference,
  runs: 2_000,
  nameRow: ({ rate }) => `p = ${rate}`,
  prepare({ rate }) {
    const { cellSizes, tierSizes, chances } = designStrata(rate);
    const plainSets = resampleSets(400);
    const tierSets = stratifiedResampleSets("tiers", tierSizes);
    const cellSets = stratifiedResampleSets("cells", cellSizes);
    return (run, tally) => {
      const stream = createRandomStream(`simulate/stratified/p=${rate}`, run);
      const outcomes = drawCells(stream, cellSizes, chances);
      const bases = toSingletons(outcomes);
      const note = (method: string, bounds: Bounds) => noteInterval(tally, method, bounds, rate);
      note("unstratified", bootstrapInterval(bases, setOfRun(plainSets, run)));
      note("by tier", bootstrapInterval(bases, setOfRun(tierSets, run)));
      note("by cell, naive", bootstrapInterval(bases, setOfRun(cellSets, run)));
      if (run % raoWuEvery === 0) {
        note("Rao–Wu", raoWu(outcomes, cellSizes, `simulate/stratified/raowu/${run}`));
      }
      note("Wilson", wilsonInterval(totalTally(bases).rate, 400));
    };
  },
};

function noteInterval(tally: FigureTally, method: string, bounds: Bounds, rate: number): void {
  tally.count(method, covers(bounds, rate));
  tally.average(`width, ${method}`, bounds.high - bounds.low);
}

function drawCells(
  stream: RandomStream,
  sizes: readonly number[],
  chances: readonly number[],
): number[] {
  return sizes.flatMap((size, cell) =>
    Array.from({ length: size }, () => drawOutcome(stream, chances[cell] ?? Number.NaN)),
  );
}

function raoWu(outcomes: readonly number[], sizes: readonly number[], seedLabel: string): Bounds {
  let start = 0;
  const cells = sizes.map((size) => {
    const first = start;
    start += size;
    return Array.from({ length: size }, (_, task) => ({
      baseId: unitId(first + task),
      value: outcomes[first + task] ?? Number.NaN,
    }));
  });
  const { interval } = raoWuInterval(cells, seedLabel);
  if (interval === null) throw new Error("every cell has at least two bases");
  return interval;
}
