import { seedLabel } from "../sampling/seed-label";
import { drawResamples, type Resamples } from "../stats/draw-resamples";
import { fewestTasksForRate } from "../stats/fewest-tasks-for-rate";
import type { RankRange } from "../stats/rank-range-by-interval";
import type { BoardOutcomes } from "./board-outcomes";
import { compareAllPairs, type PairsScope } from "./compare-all-pairs";
import type { AllPairs } from "./correct-pairs";
import { type BoardResolvableGap, findResolvableGap } from "./find-resolvable-gap";
import { listSlices, type OutcomeSlice } from "./list-slices";
import { type OutcomeScope, toSeedScope } from "./outcome-scope";
import { type PairDifferences, pairDifferences } from "./pair-differences";
import { type RatedModel, rateModels } from "./rate-models";
import { replicateSums } from "./replicate-sums";
import { scopeOutcomes } from "./scope-outcomes";
import { tabulateOutcomes } from "./tabulate-outcomes";

export interface BoardSlice extends OutcomeSlice {
  /** Null where the slice has fewer than 30 tasks: counted, not rated. */
  readonly models: readonly RatedModel[] | null;
}

export interface BoardAnalysis {
  /** In the order of the outcomes' models, as everything here. */
  readonly models: readonly RatedModel[];
  readonly slices: readonly BoardSlice[];
  readonly pairs: AllPairs;
  readonly differences: PairDifferences;
  readonly rankRanges: readonly RankRange[];
  readonly resolvableGap: BoardResolvableGap | null;
}

/**
 * Everything that a board states, from its outcomes alone: rates with intervals, of all tasks and of
 * every slice by one dimension, all pairs with p-values, corrections, difference intervals and
 * verdicts, the rank ranges, and the gap that it can resolve. The outcomes are those of the scope.
 * @throws DomainError bad-input without tasks, and where a task has fewer than k candidates.
 */
export function analyseBoard(outcomes: BoardOutcomes, options: PairsScope): BoardAnalysis {
  const pairs = compareAllPairs(outcomes, options);
  const { table } = pairs;
  const resamples = drawFor(options, options.scope, table.bases.baseIds.length);
  const replicates = replicateSums(table, resamples);
  return {
    models: rateModels(table, resamples, replicates),
    slices: listSlices(outcomes.tasks).map((slice) => rateSlice(outcomes, slice, options)),
    pairs,
    differences: pairDifferences(table, replicates),
    rankRanges: pairs.rankRanges(),
    resolvableGap: findResolvableGap(pairs),
  };
}

function rateSlice(outcomes: BoardOutcomes, slice: OutcomeSlice, options: PairsScope): BoardSlice {
  if (slice.tasks < fewestTasksForRate) return { ...slice, models: null };
  const scope = { ...options.scope, ...slice.scope };
  const table = tabulateOutcomes(scopeOutcomes(outcomes, scope), options.k);
  const resamples = drawFor(options, scope, table.bases.baseIds.length);
  return { ...slice, models: rateModels(table, resamples) };
}

function drawFor({ cycle }: PairsScope, scope: OutcomeScope, bases: number): Resamples {
  return drawResamples(seedLabel("bootstrap", cycle, toSeedScope(scope)), bases);
}
