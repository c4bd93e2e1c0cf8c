import { DomainError } from "../errors";
import type { ModelOutcomes } from "../pairs/board-outcomes";
import { passAtK } from "../stats/pass-at-k";

/** "more" and "same" occur only where tasks have several candidates. The order is that of pages. */
export const taskComparisons = [
  "both",
  "only-a",
  "more-a",
  "only-b",
  "more-b",
  "same",
  "neither",
] as const;
export type TaskComparison = (typeof taskComparisons)[number];

/**
 * What two models made of each task, by their estimates of pass@k, in the order of the tasks: with one
 * candidate a task these are 1 and 0.
 * @throws DomainError bad-input where a task has fewer than k candidates.
 */
export function compareTasks(a: ModelOutcomes, b: ModelOutcomes, k: number): TaskComparison[] {
  return Array.from(a.passes, (_, task) => compare(estimate(a, task, k), estimate(b, task, k)));
}

/** Equal fractions of unequal numbers of candidates may differ in their last digit. */
const smallestGap = 1e-12;

function compare(a: number, b: number): TaskComparison {
  if (Math.abs(a - b) < smallestGap) return a === 1 ? "both" : a === 0 ? "neither" : "same";
  if (a > b) return a === 1 && b === 0 ? "only-a" : "more-a";
  return b === 1 && a === 0 ? "only-b" : "more-b";
}

function estimate({ slug, passes, candidates }: ModelOutcomes, task: number, k: number): number {
  const { value } = passAtK(candidates[task] ?? 0, passes[task] ?? 0, k);
  if (value === null) {
    throw new DomainError("bad-input", `${slug} has fewer than ${k} candidates for a task`);
  }
  return value;
}
