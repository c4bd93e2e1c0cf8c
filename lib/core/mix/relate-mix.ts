import { findResolvableGap } from "../pairs/find-resolvable-gap";
import { pairedLevel } from "../pairs/pair-verdict";
import type { BoardRelations } from "../pairs/relate-board";
import { relatePairs } from "../pairs/relate-pairs";
import { compareMixPairs } from "./compare-mix-pairs";
import type { PreparedMix } from "./rank-mix";

/**
 * What the paired tests say of a mix's rows, whose slugs come in the order of the rows. The gap that the
 * mix can resolve is reckoned for as many base problems as it is worth.
 */
export function relateMix(prepared: PreparedMix, order: readonly string[]): BoardRelations {
  const pairs = compareMixPairs(prepared.weighted, prepared.table, prepared);
  const { count, tests } = pairs;
  const { isEven, bases } = prepared.table;
  const worth = isEven ? bases.baseIds.length : Math.floor(prepared.size.bases);
  return {
    pairs:
      count === 0
        ? null
        : { count, test: tests.join("; "), correction: "Holm", level: pairedLevel },
    resolvableGap: findResolvableGap(pairs, worth),
    relations: relatePairs(pairs, order),
  };
}
