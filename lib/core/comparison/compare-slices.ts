import type { BoardOutcomes, ModelOutcomes } from "../pairs/board-outcomes";
import { comparePair } from "../pairs/compare-pair";
import { type PairVerdict, pairVerdict } from "../pairs/pair-verdict";
import { seedLabel } from "../sampling/seed-label";
import { adjustBenjaminiHochberg } from "../stats/adjust-benjamini-hochberg";
import { drawResamples } from "../stats/draw-resamples";
import { fewestTasksForRate } from "../stats/fewest-tasks-for-rate";
import { listSlices, type SliceDimension, type TaskSlice } from "./list-slices";
import { selectTasks } from "./select-tasks";

export interface SliceComparison {
  dimension: SliceDimension;
  value: string;
  tasks: number;
  baseProblems: number;
  /** Tasks whose candidate 0 passed; null where only counts of trials are known. */
  passedA: number | null;
  passedB: number | null;
  /** Null where there are too few tasks to compare. */
  compared: SliceFigures | null;
}

export interface SliceFigures {
  difference: number;
  interval: { low: number; high: number };
  seedLabel: string;
  resamples: number;
  p: number;
  /** Corrected by Benjamini–Hochberg over the slices compared: exploratory. */
  pAdjusted: number;
  verdict: PairVerdict;
}

/**
 * Compares two models within every slice of their tasks that has at least 30 of them; smaller ones are
 * counted. Each slice draws the resamples of its own scope.
 * @throws DomainError as comparePair does.
 */
export function compareSlices(
  outcomes: BoardOutcomes,
  a: ModelOutcomes,
  b: ModelOutcomes,
  protocol: { k: number; cycle: string },
): SliceComparison[] {
  const pair = { tasks: outcomes.tasks, models: [a, b] };
  const slices = listSlices(outcomes.tasks);
  const figures = slices.map((slice) =>
    slice.places.length < fewestTasksForRate ? null : compareSlice(pair, slice, protocol),
  );
  const adjusted = adjustBenjaminiHochberg(figures.flatMap((figure) => figure?.p ?? []));
  return slices.map((slice, index) => {
    const figure = figures[index] ?? null;
    const pAdjusted = figure === null ? undefined : adjusted.shift();
    return {
      ...countSlice(pair, slice),
      compared:
        figure === null || pAdjusted === undefined
          ? null
          : { ...figure, pAdjusted, verdict: pairVerdict({ p: figure.p, pHolm: pAdjusted }) },
    };
  });
}

function compareSlice(
  pair: BoardOutcomes,
  { scope, places }: TaskSlice,
  { k, cycle }: { k: number; cycle: string },
): Omit<SliceFigures, "pAdjusted" | "verdict"> {
  const own = selectTasks(pair, places);
  const label = seedLabel("bootstrap", cycle, scope);
  const resamples = drawResamples(label, countBases(own.tasks));
  const [a, b] = pair.models.map(({ slug }) => slug);
  const options = { k, resamples };
  const { difference, interval, p } = comparePair(own, a ?? "", b ?? "", options);
  return { difference, interval, seedLabel: label, resamples: resamples.count, p };
}

function countSlice(pair: BoardOutcomes, { dimension, value, places }: TaskSlice) {
  const [passedA = null, passedB = null] = pair.models.map(({ first }) =>
    first === null ? null : places.filter((place) => first[place] === 1).length,
  );
  const baseProblems = countBases(places.flatMap((place) => pair.tasks[place] ?? []));
  return { dimension, value, tasks: places.length, baseProblems, passedA, passedB };
}

function countBases(tasks: readonly { baseId: string }[]): number {
  return new Set(tasks.map(({ baseId }) => baseId)).size;
}
