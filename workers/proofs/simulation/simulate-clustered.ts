import { drawNormal } from "../../../lib/core/sampling/draw-normal";
import { createRandomStream, type RandomStream } from "../../../lib/core/sampling/random-stream";
import type { BaseTally } from "../../../lib/core/stats/base-tally";
import { bootstrapInterval } from "../../../lib/core/stats/bootstrap-interval";
import { clusterWilsonInterval } from "../../../lib/core/stats/cluster-wilson-interval";
import { logistic } from "../../../lib/core/stats/logistic";
import { totalTally } from "../../../lib/core/stats/total-tally";
import { wilsonInterval } from "../../../lib/core/stats/wilson-interval";
import { covers } from "./covers";
import { interceptOf } from "./intercept-of";
import { drawOutcome, toSingletons, unitId } from "./outcomes";
import { clusteredReference } from "./reference-figures";
import { resampleSets, setOfRun } from "./resample-sets";
import type { Simulation } from "./run-table";

/** Spread of the log odds of base problems: its correlations are the stated .39, .35 and .23. */
export const logOddsSpread = 2;

type Design = (typeof clusteredReference.rows)[number]["design"];

/** Table 3: tasks of one base problem have one chance, drawn for the problem. */
export const clusteredSimulation: Simulation<Design> = {
  reference: clusteredReference,
  runs: 3_000,
  nameRow: ({ tasks, bases, rate, correlation }) =>
    `${tasks} tasks of ${bases} bases, p = ${rate}, correlation ${correlation}`,
  prepare({ tasks, bases, rate }) {
    const intercept = interceptOf(rate, logOddsSpread);
    const sizes = baseSizes(tasks, bases);
    const taskSets = resampleSets(tasks);
    const baseSets = resampleSets(bases);
    const label = `simulate/clustered/n=${tasks}/bases=${bases}/p=${rate}`;
    return (run, tally) => {
      const { outcomes, tallies } = drawBases(createRandomStream(label, run), sizes, intercept);
      const estimate = totalTally(tallies).rate;
      const singletons = bootstrapInterval(toSingletons(outcomes), setOfRun(taskSets, run));
      tally.count("task bootstrap", covers(singletons, rate));
      const ours = bootstrapInterval(tallies, setOfRun(baseSets, run));
      tally.count("base bootstrap", covers(ours, rate));
      tally.count("Wilson", covers(wilsonInterval(estimate, tasks), rate));
      tally.count("Wilson with n_eff", covers(clusterWilsonInterval(tallies), rate));
    };
  },
};

/** 133 threes and a single one, 13 threes and a single one; otherwise sizes as equal as they can be. */
function baseSizes(tasks: number, bases: number): number[] {
  if (tasks === 3 * (bases - 1) + 1) return [...Array<number>(bases - 1).fill(3), 1];
  return Array.from(
    { length: bases },
    (_, base) => Math.floor(((base + 1) * tasks) / bases) - Math.floor((base * tasks) / bases),
  );
}

function drawBases(stream: RandomStream, sizes: readonly number[], intercept: number) {
  const outcomes: number[] = [];
  const tallies = sizes.map((tasks, base): BaseTally => {
    const chance = logistic(intercept + logOddsSpread * drawNormal(stream));
    let passes = 0;
    for (let task = 0; task < tasks; task += 1) {
      const outcome = drawOutcome(stream, chance);
      outcomes.push(outcome);
      passes += outcome;
    }
    return { baseId: unitId(base), tasks, passes };
  });
  return { outcomes, tallies };
}
