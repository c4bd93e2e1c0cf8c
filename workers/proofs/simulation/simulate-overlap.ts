import { drawUniform } from "../../../lib/core/sampling/draw-uniform";
import { createRandomStream, type RandomStream } from "../../../lib/core/sampling/random-stream";
import { bootstrapInterval } from "../../../lib/core/stats/bootstrap-interval";
import type { Resamples } from "../../../lib/core/stats/draw-resamples";
import { intervalFlags } from "../../../lib/core/stats/interval-flags";
import { mcnemarExact } from "../../../lib/core/stats/mcnemar-exact";
import { totalTally } from "../../../lib/core/stats/total-tally";
import { toSingletons } from "./outcomes";
import { overlapReference } from "./reference-figures";
import { resampleSets, setOfRun } from "./resample-sets";
import type { Simulation } from "./run-table";

const taskCount = 400;
const rateOfFirst = 0.7;

type Design = (typeof overlapReference.rows)[number]["design"];

/** "Overlap is not a test": tasks on which two models agree or differ with given chances. */
export const overlapSimulation: Simulation<Design> = {
  reference: overlapReference,
  runs: 3_000,
  nameRow: ({ gap, discordance }) =>
    `gap ${Math.round(100 * gap)}, discordance ${Math.round(100 * discordance)}%`,
  prepare(design) {
    const sets = resampleSets(taskCount);
    const label = `simulate/overlap/gap=${design.gap}/discordance=${design.discordance}`;
    return (run, tally) => {
      const { a, b, onlyA, onlyB } = drawPair(createRandomStream(label, run), design);
      const resamples = setOfRun(sets, run);
      const flags = intervalFlags(toScored(a, resamples), toScored(b, resamples));
      tally.count("intervals apart", !flags.overlap);
      tally.count("not tied by interval", !flags.tiedByInterval);
      tally.count("p ≤ .05, paired", mcnemarExact(onlyA, onlyB) <= 0.05);
    };
  },
};

function toScored(outcomes: Uint8Array, resamples: Resamples) {
  const bases = toSingletons(outcomes);
  return { score: totalTally(bases).rate, ...bootstrapInterval(bases, resamples) };
}

function drawPair(stream: RandomStream, { gap, discordance }: Design) {
  const a = new Uint8Array(taskCount);
  const b = new Uint8Array(taskCount);
  let onlyA = 0;
  let onlyB = 0;
  const onlyAChance = (discordance + gap) / 2;
  const bothChance = rateOfFirst - onlyAChance;
  for (let task = 0; task < taskCount; task += 1) {
    const drawn = drawUniform(stream);
    if (drawn < bothChance) {
      a[task] = 1;
      b[task] = 1;
    } else if (drawn < rateOfFirst) {
      a[task] = 1;
      onlyA += 1;
    } else if (drawn < rateOfFirst + discordance - onlyAChance) {
      b[task] = 1;
      onlyB += 1;
    }
  }
  return { a, b, onlyA, onlyB };
}
