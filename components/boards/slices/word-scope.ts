import type { OutcomeScope } from "../../../lib/core/pairs/outcome-scope";

/** A slice in words: "category bug-fixing, tier 2"; empty for the whole board. */
export function wordScope({ category, tier, language }: OutcomeScope): string {
  return [
    category === null ? null : `category ${category}`,
    tier === null ? null : `tier ${tier}`,
    language === null ? null : `language ${language}`,
  ]
    .filter((words) => words !== null)
    .join(", ");
}
