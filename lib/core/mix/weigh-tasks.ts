import type { BoardOutcomes, BoardTask } from "../pairs/board-outcomes";
import { greatestDivisor } from "../pairs/pass-at-k-fraction";
import { type MixWeights, requireMix, taskWeight } from "./mix-weights";

/** A board's outcomes of the tasks that count in a mix, with how often each of them counts. */
export interface WeightedOutcomes {
  readonly outcomes: BoardOutcomes;
  /** Whole, one a task, without a common divisor. */
  readonly weights: Uint32Array;
  /** True when every task that counts counts once: then the mix is a board or a part of one. */
  readonly isEven: boolean;
}

/**
 * Keeps the tasks that a mix counts, and says how often each counts. Weights are divided by their
 * greatest common divisor, so that "2, 2, 2" is the same mix as "1, 1, 1", to the last digit.
 * Throws DomainError `bad-input` for a weight that is not a whole number from 0 to 5.
 */
export function weighTasks(outcomes: BoardOutcomes, mix: MixWeights): WeightedOutcomes {
  requireMix(mix);
  const all = outcomes.tasks.map((task) => taskWeight(task, mix));
  const kept = [...all.keys()].filter((index) => (all[index] ?? 0) > 0);
  const divisor = kept.reduce((common, index) => greatestDivisor(common, all[index] ?? 0), 0);
  const weights = Uint32Array.from(kept, (index) => (all[index] ?? 0) / divisor);
  return { outcomes: keepTasks(outcomes, kept), weights, isEven: weights.every((w) => w === 1) };
}

function keepTasks({ tasks, models }: BoardOutcomes, kept: readonly number[]): BoardOutcomes {
  return {
    tasks: kept.flatMap((index): BoardTask | [] => tasks[index] ?? []),
    models: models.map(({ slug, passes, candidates, first }) => ({
      slug,
      passes: Uint16Array.from(kept, (index) => passes[index] ?? 0),
      candidates: Uint16Array.from(kept, (index) => candidates[index] ?? 0),
      first: first === null ? null : Uint8Array.from(kept, (index) => first[index] ?? 0),
    })),
  };
}
