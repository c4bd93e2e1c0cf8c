import type { OutcomeScope } from "../pairs/outcome-scope";

/** The dimensions by which a board is sliced, in the order of a seed label. */
export const scopeDimensions = ["category", "tier", "language"] as const;
export type ScopeDimension = (typeof scopeDimensions)[number];

/** Whether a scope holds a task. */
export function isInScope(task: OutcomeScope, scope: OutcomeScope): boolean {
  return scopeDimensions.every(
    (dimension) => scope[dimension] === null || task[dimension] === scope[dimension],
  );
}
