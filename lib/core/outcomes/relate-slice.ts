import type { OutcomeScope } from "../pairs/outcome-scope";
import { type BoardRelations, relateBoard } from "../pairs/relate-board";
import { scopeOutcomes } from "../pairs/scope-outcomes";
import type { OutcomeMatrix } from "./outcome-matrix";

/** What the paired tests say of the ranked rows of a slice, whose slugs come in the order of the rows. */
export function relateSlice(
  { tasks, models }: OutcomeMatrix,
  options: { k: number; cycle: string; scope: OutcomeScope },
  order: readonly string[],
): BoardRelations {
  const ranked = models.filter((model) => model.ranked);
  return relateBoard(scopeOutcomes({ tasks, models: ranked }, options.scope), options, order);
}
