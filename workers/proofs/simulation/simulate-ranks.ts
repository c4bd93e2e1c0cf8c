import type { BoardTask, ModelOutcomes } from "../../../lib/core/pairs/board-outcomes";
import { compareAllPairs } from "../../../lib/core/pairs/compare-all-pairs";
import { wholeBoard } from "../../../lib/core/pairs/outcome-scope";
import { drawNormal } from "../../../lib/core/sampling/draw-normal";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import {
  type BootstrapInterval,
  bootstrapInterval,
} from "../../../lib/core/stats/bootstrap-interval";
import { logistic } from "../../../lib/core/stats/logistic";
import { percentileInterval } from "../../../lib/core/stats/percentile-interval";
import {
  type RankRange,
  rankRangeByInterval,
} from "../../../lib/core/stats/rank-range-by-interval";
import type { FigureTally } from "./figure-tally";
import { interceptOf } from "./intercept-of";
import { drawOutcome, toSingletons, unitId } from "./outcomes";
import { ranksReference } from "./reference-figures";
import { resampleSets, setOfRun } from "./resample-sets";
import type { Simulation } from "./run-table";

const models = 28;
const taskCount = 400;
/** Spread of the log odds of tasks, which all models share. */
export const difficultySpread = 4;
export const groupedRates = [0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85];
export const tiedRate = 0.7;

const slice = { category: null, tier: null, language: null };
const tasks = Array.from({ length: taskCount }, (_, task): BoardTask => {
  return { taskId: unitId(task), baseId: unitId(task), ...slice };
});
const ones = new Uint16Array(taskCount).fill(1);

/** 28 models of which groups are equally good: how often all true ranks lie in the ranges at once. */
export const ranksSimulation: Simulation<{ groups: number }> = {
  reference: ranksReference,
  runs: 600,
  nameRow: ({ groups }) => (groups === 1 ? "28 models, all tied" : `28 models in ${groups} groups`),
  prepare({ groups }) {
    const groupRates = groups === 1 ? [tiedRate] : groupedRates;
    const rates = Array.from({ length: models }, (_, model) => groupRates[model % groups] ?? 0);
    const intercepts = rates.map((rate) => interceptOf(rate, difficultySpread));
    const sets = resampleSets(taskCount);
    return (run, tally) => {
      const outcomes = drawBoard(`simulate/ranks/groups=${groups}`, run, intercepts);
      const resamples = setOfRun(sets, run);
      const intervals = outcomes.map((own) => bootstrapInterval(toSingletons(own), resamples));
      noteSeparation(tally, "Holm", rangesByHolm(outcomes), rates);
      noteSeparation(tally, "intervals", rankRangeByInterval(intervals), rates);
      noteRanks(tally, "percentile", rangesByReplicate(intervals), rates);
    };
  },
};

function drawBoard(label: string, run: number, intercepts: readonly number[]): Uint8Array[] {
  const stream = createRandomStream(label, run);
  const difficulties = Array.from({ length: taskCount }, () => drawNormal(stream));
  return intercepts.map((intercept) =>
    Uint8Array.from(difficulties, (difficulty) =>
      drawOutcome(stream, logistic(intercept + difficultySpread * difficulty)),
    ),
  );
}

/** As a board does it: every pair tested, corrected by Holm over all pairs. */
function rangesByHolm(outcomes: readonly Uint8Array[]): RankRange[] {
  const options = { k: 1, cycle: "simulated", scope: wholeBoard };
  return compareAllPairs({ tasks, models: outcomes.map(toModel) }, options).rankRanges();
}

function toModel(first: Uint8Array, model: number): ModelOutcomes {
  return { slug: unitId(model), passes: Uint16Array.from(first), candidates: ones, first };
}

/** What is often done instead: the middle 95% of the ranks that a model has in the replicates. */
function rangesByReplicate(intervals: readonly BootstrapInterval[]): RankRange[] {
  const ranks = intervals.map(({ replicates }) => new Float64Array(replicates.length));
  intervals[0]?.replicates.forEach((_, replicate) => {
    const rates = intervals.map(({ replicates }) => replicates[replicate] ?? 0);
    rates.forEach((rate, model) => {
      const own = ranks[model];
      if (own) own[replicate] = 1 + rates.filter((other) => other > rate).length;
    });
  });
  return ranks.map((own) => {
    const { low, high } = percentileInterval(own);
    return { best: low, worst: high };
  });
}

function noteRanks(
  tally: FigureTally,
  method: string,
  ranges: readonly RankRange[],
  rates: readonly number[],
): void {
  const isInside = ranges.every(({ best, worst }, model) => {
    const rank = 1 + rates.filter((rate) => rate > (rates[model] ?? 0)).length;
    return best <= rank && rank <= worst;
  });
  tally.count(`all ranks inside, ${method}`, isInside);
  const places = ranges.reduce((sum, { best, worst }) => sum + worst - best + 1, 0);
  tally.average(`ranks in a range, ${method}`, places / models);
}

/** As above, and the share of truly different pairs that the ranges tell apart. */
function noteSeparation(
  tally: FigureTally,
  method: string,
  ranges: readonly RankRange[],
  rates: readonly number[],
): void {
  noteRanks(tally, method, ranges, rates);
  const different = rates.flatMap((rate) => rates.filter((other) => other > rate)).length;
  // Each pair told apart takes one rank off the range of either model.
  const taken = ranges.reduce((sum, { best, worst }) => sum + models - 1 - (worst - best), 0);
  if (different > 0) tally.average(`pairs separated, ${method}`, taken / 2 / different);
}
