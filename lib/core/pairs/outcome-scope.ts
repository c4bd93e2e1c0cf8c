import type { SeedScope } from "../sampling/seed-label";
import type { Language, TaskCategory, Tier } from "../vocabulary";

/** A slice of a board; a null dimension is not restricted. */
export interface OutcomeScope {
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
}

/** All tasks of a board. */
export const wholeBoard: OutcomeScope = { category: null, tier: null, language: null };

/** The scope as a seed label names it. */
export function toSeedScope({ category, tier, language }: OutcomeScope): SeedScope {
  return {
    ...(category === null ? {} : { category }),
    ...(tier === null ? {} : { tier: String(tier) }),
    ...(language === null ? {} : { language }),
  };
}
