import type { BaseIndex } from "../pairs/base-index";
import { type ModelTable, type OutcomeTable, tabulateOutcomes } from "../pairs/tabulate-outcomes";
import { wholeSums } from "../pairs/whole-sums";
import type { WeightedOutcomes } from "./weigh-tasks";

/**
 * A board's results in which tasks count as often as a mix says: `tasks`, `tasksOf`, `baseSums` and
 * `total` are weighted, so a rate is still total / tasks, of all bases as of those that a draw took; `whole` too.
 */
export interface MixTable extends OutcomeTable {
  readonly weights: Uint32Array;
  /** Tasks and base problems that count, however often. */
  readonly countedTasks: number;
  readonly isEven: boolean;
}

/**
 * Works a mix's outcomes up for rates and pairs at one k. Where every task counts once it is the board's
 * own table.
 * @throws DomainError bad-input where a task has fewer than k candidates.
 */
export function tabulateMix({ outcomes, weights, isEven }: WeightedOutcomes, k: number): MixTable {
  const table = tabulateOutcomes(outcomes, k);
  const counted = { weights, isEven, countedTasks: outcomes.tasks.length };
  if (isEven) return { ...table, ...counted };
  const bases = { ...table.bases, tasksOf: sumByBase(weights, table.bases) };
  return {
    ...counted,
    tasks: weights.reduce((sum, weight) => sum + weight, 0),
    bases,
    models: table.models.map((model, index) => {
      const values = model.values.map((value, task) => value * (weights[task] ?? 0));
      const baseSums = sumValues(values, bases);
      return {
        ...model,
        baseSums,
        total: baseSums.reduce((sum, value) => sum + value, 0),
        whole: weighWhole(outcomes.models[index], { weights, bases, k }),
      };
    }),
  };
}

function sumByBase(weights: Uint32Array, { baseOf, baseIds }: BaseIndex): Uint32Array {
  const sums = new Uint32Array(baseIds.length);
  weights.forEach((weight, task) => {
    const base = baseOf[task] ?? 0;
    sums[base] = (sums[base] ?? 0) + weight;
  });
  return sums;
}

function sumValues(values: Float64Array, { baseOf, baseIds }: BaseIndex): Float64Array {
  const sums = new Float64Array(baseIds.length);
  // Ascending, so that the sum of a base does not depend on the order of its tasks.
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  for (const task of order) {
    const base = baseOf[task] ?? 0;
    sums[base] = (sums[base] ?? 0) + (values[task] ?? 0);
  }
  return sums;
}

interface WholePlan {
  weights: Uint32Array;
  bases: BaseIndex;
  k: number;
}

function weighWhole(
  model: WeightedOutcomes["outcomes"]["models"][number] | undefined,
  { weights, bases, k }: WholePlan,
): ModelTable["whole"] {
  if (model === undefined) return null;
  // Each task as a base of its own: its value as a whole number.
  const each = {
    baseIds: Array.from(weights, String),
    baseOf: Uint32Array.from(weights.keys()),
    tasksOf: new Uint32Array(weights.length).fill(1),
    isSingle: true,
  };
  const ofTasks = wholeSums(model, each, k);
  if (ofTasks === null) return null;
  const sums = new Int32Array(bases.baseIds.length);
  ofTasks.sums.forEach((value, task) => {
    const base = bases.baseOf[task] ?? 0;
    sums[base] = (sums[base] ?? 0) + value * (weights[task] ?? 0);
  });
  return { sums, denominator: ofTasks.denominator };
}
