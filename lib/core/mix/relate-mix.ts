import { findResolvableGap } from "../pairs/find-resolvable-gap";
import { pairedLevel } from "../pairs/pair-verdict";
import type { BoardRelations } from "../pairs/relate-board";
import { relatePairs } from "../pairs/relate-pairs";
import { resolvableGap } from "../stats/resolvable-gap";
import { compareMixPairs } from "./compare-mix-pairs";
import type { PreparedMix } from "./rank-mix";

/**
 * What the paired tests say of a mix's rows, whose slugs come in the order of the rows. The gap that the
 * mix can resolve is reckoned for as many base problems as it is worth.
 */
export function relateMix(prepared: PreparedMix, order: readonly string[]): BoardRelations {
  const pairs = compareMixPairs(prepared.weighted, prepared.table, prepared);
  const { count, tests } = pairs;
  const found = findResolvableGap(pairs);
  return {
    pairs:
      count === 0
        ? null
        : { count, test: tests.join("; "), correction: "Holm", level: pairedLevel },
    resolvableGap: prepared.table.isEven || found === null ? found : shrinkGap(found, prepared),
    relations: relatePairs(pairs, order),
  };
}

function shrinkGap(
  found: NonNullable<BoardRelations["resolvableGap"]>,
  { size }: PreparedMix,
): BoardRelations["resolvableGap"] {
  const { discordance, alpha, power } = found;
  const tasks = Math.floor(size.bases);
  if (tasks < 1) return null;
  const gap = resolvableGap({ tasks, discordance, alpha, power });
  return gap === null ? null : { ...found, gap, tasks };
}
