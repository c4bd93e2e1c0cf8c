import type { MatrixModel, OutcomeMatrix } from "../outcomes/outcome-matrix";
import type { RankedSlice } from "../outcomes/rank-slice";
import { shareResamples } from "../outcomes/share-resamples";
import type { OutcomeScope } from "../pairs/outcome-scope";
import { tallyModel } from "../pairs/rate-models";
import { type ReplicateSums, replicateSums } from "../pairs/replicate-sums";
import { countPassed } from "../scoring/count-passed";
import { type BoardEntry, rankBoard } from "../scoring/rank-board";
import type { ScoreFacts } from "../scoring/score-facts";
import type { Resamples } from "../stats/draw-resamples";
import { mean } from "../stats/mean";
import { percentileInterval } from "../stats/percentile-interval";
import { describeScoreInterval, type ScoreInterval } from "../stats/score-interval";
import { type EffectiveSize, effectiveSize } from "./effective-size";
import { describeMixInterval } from "./mix-interval";
import { findMixScope } from "./mix-scope";
import type { MixWeights } from "./mix-weights";
import { type MixTable, tabulateMix } from "./tabulate-mix";
import { type WeightedOutcomes, weighTasks } from "./weigh-tasks";

/** The ranked models of a board, weighed by a mix, ready to be rated and to be compared. */
export interface PreparedMix {
  readonly weighted: WeightedOutcomes;
  readonly table: MixTable;
  readonly scope: OutcomeScope;
  readonly size: EffectiveSize;
  readonly k: number;
  readonly cycle: string;
}

/**
 * Weighs the outcomes of a board's ranked models. Null where no task counts in the mix.
 * @throws DomainError bad-input for a weight that is none, and where a task has fewer than k candidates.
 */
export function prepareMix(
  { tasks, models }: OutcomeMatrix,
  mix: MixWeights,
  { k, cycle }: { k: number; cycle: string },
): PreparedMix | null {
  const ranked = models.filter((model) => model.ranked);
  const weighted = weighTasks({ tasks, models: ranked }, mix);
  if (weighted.weights.length === 0) return null;
  const table = tabulateMix(weighted, k);
  return {
    ...{ weighted, table, k, cycle },
    scope: findMixScope(weighted.outcomes.tasks, tasks),
    size: effectiveSize(weighted.weights, table.bases.baseIds.length),
  };
}

/**
 * Rates and ranks the models of a mix: rate Σ w·y / Σ w over its tasks, the interval from the same
 * quotient over base problems drawn with replacement, weights fixed. Only base problems that count are
 * drawn, so a mix that is the whole board, or a slice of it, has that one's own figures.
 */
export function rankMix(
  prepared: PreparedMix,
  resamplesFor = shareResamples(prepared.cycle, prepared.scope),
): RankedSlice {
  const { table, weighted } = prepared;
  const resamples = resamplesFor(table.bases.baseIds.length);
  const replicates = replicateSums(table, resamples);
  const entries = weighted.outcomes.models.map((_, index): BoardEntry => {
    const score = scoreModel(prepared, index, { resamples, replicates });
    return { slug: table.models[index]?.slug ?? "", synthetic: false, score };
  });
  const { rows } = rankBoard(entries);
  return {
    rows: rows.map(({ entry, ...ranks }) => ({
      ...ranks,
      slug: entry.slug,
      score: entry.score,
      bounds: null,
    })),
    unranked: [],
  };
}

interface Drawn {
  resamples: Resamples;
  replicates: ReplicateSums;
}

function scoreModel(prepared: PreparedMix, index: number, drawn: Drawn): ScoreFacts {
  const { table, weighted, k } = prepared;
  const model = weighted.outcomes.models[index];
  const rate = rateOf(table, index);
  return {
    ...{ state: "complete", k, unscored: 0, slices: [] },
    tasks: table.countedTasks,
    baseProblems: table.bases.baseIds.length,
    candidates: sum(model?.candidates),
    passedCandidates: sum(model?.passes),
    passed: countPassed(firstOf(model?.first ?? null, table.countedTasks)),
    passRate: rate,
    passAtK: { [String(k)]: rate },
    interval: intervalOf(prepared, index, drawn),
  };
}

/** Where every task counts once: the mean that a record states, to the last digit. */
function rateOf({ isEven, models, tasks }: MixTable, index: number): number {
  const { values = [], total = 0 } = models[index] ?? {};
  return isEven ? mean([...values]) : total / tasks;
}

function intervalOf({ table, size }: PreparedMix, index: number, drawn: Drawn) {
  const { resamples, replicates } = drawn;
  const model = table.models[index];
  if (model === undefined) return null;
  const sums = replicates.sums[index] ?? new Float64Array();
  const bounds = percentileInterval(
    sums.map((total, replicate) => total / (replicates.tasks[replicate] ?? Number.NaN)),
  );
  const bases = tallyModel(model, table);
  const interval: ScoreInterval = table.isEven
    ? describeScoreInterval(bases, bounds, resamples)
    : describeMixInterval(bases, bounds, { size, resamples });
  return { ...interval, flags: [...interval.flags] };
}

function firstOf(first: MatrixModel["first"], tasks: number): (boolean | null)[] {
  return Array.from({ length: tasks }, (_, task) => (first === null ? null : first[task] === 1));
}

function sum(counts: Uint16Array | undefined): number {
  return counts?.reduce((total, count) => total + count, 0) ?? 0;
}
