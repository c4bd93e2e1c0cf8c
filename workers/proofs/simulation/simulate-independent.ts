import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { bcaInterval } from "../../../lib/core/stats/bca-interval";
import { bootstrapInterval } from "../../../lib/core/stats/bootstrap-interval";
import { totalTally } from "../../../lib/core/stats/total-tally";
import { wilsonInterval } from "../../../lib/core/stats/wilson-interval";
import { covers } from "./covers";
import { drawOutcome, toSingletons } from "./outcomes";
import { independentReference } from "./reference-figures";
import { resampleSets, setOfRun } from "./resample-sets";
import type { Simulation } from "./run-table";

/** Table 1: tasks that are passed independently of each other, all with the same chance. */
export const independentSimulation: Simulation<{ tasks: number; rate: number }> = {
  reference: independentReference,
  runs: 5_000,
  nameRow: ({ tasks, rate }) => `n = ${tasks}, p = ${rate}`,
  prepare({ tasks, rate }) {
    const sets = resampleSets(tasks);
    return (run, tally) => {
      const stream = createRandomStream(`simulate/independent/n=${tasks}/p=${rate}`, run);
      const bases = toSingletons(
        Uint8Array.from({ length: tasks }, () => drawOutcome(stream, rate)),
      );
      const estimate = totalTally(bases).rate;
      const percentile = bootstrapInterval(bases, setOfRun(sets, run));
      // Without an answer of its own BCa is the point that all replicates agree on.
      const bca = bcaInterval(bases, percentile.replicates) ?? percentile;
      tally.count("percentile", covers(percentile, rate));
      tally.count("BCa", covers(bca, rate));
      tally.count("Wilson", covers(wilsonInterval(estimate, tasks), rate));
      tally.count("no width", percentile.high === percentile.low);
    };
  },
};
