import type { SeedScope } from "../sampling/seed-label";
import type { Language, TaskCategory, Tier } from "../vocabulary";

/** A slice of a board; a null dimension is not restricted. */
export interface BoardScope {
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
}

/** The dimensions by which a board is sliced, in the order of a seed label. */
export const scopeDimensions = ["category", "tier", "language"] as const;

/** Whether a scope holds a task. */
export function isInScope(task: BoardScope, scope: BoardScope): boolean {
  return scopeDimensions.every(
    (dimension) => scope[dimension] === null || task[dimension] === scope[dimension],
  );
}

/** The part of a scope that its seed labels name. */
export function toSeedScope({ category, tier, language }: BoardScope): SeedScope {
  return {
    ...(category === null ? {} : { category }),
    ...(tier === null ? {} : { tier: String(tier) }),
    ...(language === null ? {} : { language }),
  };
}
