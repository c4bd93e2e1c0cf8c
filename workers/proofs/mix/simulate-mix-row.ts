import type { MixFigure } from "../../../lib/contracts/mix-figures";
import { compareMixPairs } from "../../../lib/core/mix/compare-mix-pairs";
import { taskWeight } from "../../../lib/core/mix/mix-weights";
import { type PreparedMix, prepareMix, rankMix } from "../../../lib/core/mix/rank-mix";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { flipWhole } from "../../../lib/core/stats/flip-whole";
import { covers } from "../simulation/covers";
import { resampleSets, setOfRun } from "../simulation/resample-sets";
import { prepareDraws, type TierRates } from "./draw-models";
import { type BoardDesign, type MixDesign, tierRates } from "./mix-designs";

const gap = 0.05;
const level = 0.05;

/** Tallies of one board and mix; `simulate` adds one simulated board of each kind. */
export interface MixRow {
  simulate(run: number): void;
  figure(): MixFigure;
}

/** Prepares the simulation of one mix on boards of one design. */
export function prepareMixRow(board: BoardDesign, { name, mix }: MixDesign): MixRow {
  const shares = tierShares(board, mix);
  const truth = weigh(tierRates, shares);
  const alike = prepareDraws(board, [tierRates, tierRates]);
  const crossed = prepareDraws(board, [tierRates, crossRates(shares)]);
  const apart = prepareDraws(board, [tierRates, lowerRates(truth)]);
  const label = (kind: string) => `simulate/mix/${board.name}/${name}/${kind}`;
  const hits = { coverage: 0, alike: 0, crossed: 0, found: 0, byTask: 0 };
  let [runs, width, effectiveTasks] = [0, 0, 0];
  const prepare = (draw: typeof alike, kind: string, run: number): PreparedMix => {
    const matrix = draw(createRandomStream(label(kind), run));
    const prepared = prepareMix(matrix, mix, { k: 1, cycle: "simulated" });
    if (prepared === null) throw new Error(`${name} counts no task`);
    return prepared;
  };
  return {
    simulate(run) {
      const first = prepare(alike, "alike", run);
      const bounds = drawnBounds(first, run);
      runs += 1;
      width += bounds.high - bounds.low;
      effectiveTasks = first.size.tasks;
      hits.coverage += Number(covers(bounds, truth));
      hits.alike += Number(pOf(first) <= level);
      hits.byTask += Number(flipTasks(first) <= level);
      hits.crossed += Number(pOf(prepare(crossed, "crossed", run)) <= level);
      hits.found += Number(pOf(prepare(apart, "apart", run)) <= level);
    },
    figure: () => ({
      ...{ board: board.name, mix: name, effectiveTasks, width: width / runs },
      coverage: { count: hits.coverage, of: runs },
      alike: { count: hits.alike, of: runs },
      crossed: { count: hits.crossed, of: runs },
      found: { count: hits.found, of: runs },
      byTask: { count: hits.byTask, of: runs },
    }),
  };
}

/** Of the first model alone, which takes half the time. */
function drawnBounds({ weighted, table, ...prepared }: PreparedMix, run: number) {
  const outcomes = { ...weighted.outcomes, models: weighted.outcomes.models.slice(0, 1) };
  const first = {
    ...prepared,
    weighted: { ...weighted, outcomes },
    table: { ...table, models: table.models.slice(0, 1) },
  };
  const { rows } = rankMix(first, (bases) => setOfRun(resampleSets(bases), run));
  const interval = rows[0]?.score.interval;
  if (!interval) throw new Error("a model has no interval");
  return interval.displayed;
}

function pOf(prepared: PreparedMix): number {
  const [p] = compareMixPairs(prepared.weighted, prepared.table, prepared).p;
  if (p === undefined) throw new Error("two models were not compared");
  return p;
}

/** The same test as if every task were a base problem of its own. */
function flipTasks({ table: { models, weights } }: PreparedMix): number {
  const [a, b] = [models[0]?.values ?? [], models[1]?.values ?? []];
  return flipWhole(
    Array.from(weights, (weight, task) => weight * ((a[task] ?? 0) - (b[task] ?? 0))),
  );
}

function tierShares({ tasks }: BoardDesign, mix: MixDesign["mix"]): TierRates {
  const sums: [number, number, number] = [0, 0, 0];
  for (const task of tasks) {
    const tier = (task.tier ?? 1) - 1;
    sums[tier] = (sums[tier] ?? 0) + taskWeight(task, mix);
  }
  const all = sums[0] + sums[1] + sums[2];
  return [sums[0] / all, sums[1] / all, sums[2] / all];
}

function weigh(rates: TierRates, shares: TierRates): number {
  return rates.reduce((sum, rate, tier) => sum + rate * (shares[tier] ?? 0), 0);
}

/** Better on tier 1, worse on tier 3, and the same weighted rate; at most 8 points either way. */
function crossRates(shares: TierRates): TierRates {
  const most = 0.08 / Math.max(1, shares[0] / shares[2]);
  const worse = Math.min(0.08, most * (shares[0] / shares[2]));
  return [tierRates[0] + (worse * shares[2]) / shares[0], tierRates[1], tierRates[2] - worse];
}

/** Every tier lower in proportion to its room, so that the weighted rate falls by the gap. */
function lowerRates(truth: number): TierRates {
  const factor = 1 - gap / truth;
  return [tierRates[0] * factor, tierRates[1] * factor, tierRates[2] * factor];
}
