import { DomainError } from "../errors";
import { mean } from "./mean";
import { passAtK } from "./pass-at-k";

export interface TaskCandidates {
  readonly slice: string;
  readonly candidates: number;
  readonly passes: number;
}

export interface AggregatePassAtK {
  /** Mean over tasks. */
  readonly micro: number | null;
  readonly perSlice: ReadonlyMap<string, number | null>;
  /** Mean over slices of the slice means. */
  readonly macro: number | null;
}

/**
 * Returns pass@k over tasks, as fractions. The number of candidates may vary between tasks: the
 * per-task estimator is unbiased for each. A scope holding a task with fewer than k candidates has no
 * value (null) rather than a value over the tasks that are left; so has a scope without tasks.
 * Independent of the order of the tasks.
 * Throws DomainError `bad-input` for k < 1 and for passes outside 0 to the number of candidates.
 */
export function aggregatePassAtK(tasks: readonly TaskCandidates[], k: number): AggregatePassAtK {
  const slices = new Map<string, (number | null)[]>();
  for (const task of tasks) {
    const values = slices.get(task.slice) ?? [];
    values.push(taskValue(task, k));
    slices.set(task.slice, values);
  }
  const perSlice = new Map([...slices].map(([slice, values]) => [slice, meanOrNull(values)]));
  return {
    micro: meanOrNull([...slices.values()].flat()),
    perSlice,
    macro: meanOrNull([...perSlice.values()]),
  };
}

function taskValue(task: TaskCandidates, k: number): number | null {
  const { value, reason } = passAtK(task.candidates, task.passes, k);
  if (reason === null || reason === "n<k") return value;
  throw new DomainError("bad-input", `pass@k cannot be aggregated over a task with ${reason}`);
}

function meanOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 || known.length < values.length ? null : mean(known);
}
