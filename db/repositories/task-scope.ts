import { and, eq, type SQL } from "drizzle-orm";
import type { Language, TaskCategory, Tier } from "../../lib/core/vocabulary";
import { tasks } from "../schema";

/** A slice of a suite; a null dimension is not restricted. */
export interface TaskScope {
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
}

/** The scope that is restricted in no dimension. */
export const wholeSuite: TaskScope = { category: null, tier: null, language: null };

/** Whether a scope leaves the whole suite in. */
export function isWholeSuite({ category, tier, language }: TaskScope): boolean {
  return category === null && tier === null && language === null;
}

/** Whether a task lies in a scope. */
export function isInScope(task: TaskScope, { category, tier, language }: TaskScope): boolean {
  return (
    (category === null || task.category === category) &&
    (tier === null || task.tier === tier) &&
    (language === null || task.language === language)
  );
}

/** The condition on `tasks` that a scope stands for; undefined for the whole suite. */
export function whereInScope(scope: TaskScope): SQL | undefined {
  return and(
    scope.category === null ? undefined : eq(tasks.category, scope.category),
    scope.tier === null ? undefined : eq(tasks.tier, scope.tier),
    scope.language === null ? undefined : eq(tasks.language, scope.language),
  );
}
