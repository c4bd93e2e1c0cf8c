import "server-only";
import type { BoardPairs, ResolvableGap } from "../contracts/board-pairs";
import { compareAllPairs, type PairsScope } from "../core/pairs/compare-all-pairs";
import { findResolvableGap } from "../core/pairs/find-resolvable-gap";
import { pairedLevel } from "../core/pairs/pair-verdict";
import { type PairRelations, relatePairs } from "../core/pairs/relate-pairs";
import { toBoardOutcomes } from "../core/pairs/to-board-outcomes";
import type { RankedEntry } from "../core/scoring/rank-board";
import type { BoardLine } from "./load-board-lines";

/** What the paired tests say of a board's ranked rows. */
export interface RankedComparison {
  pairs: BoardPairs | null;
  resolvableGap: ResolvableGap | null;
  relations: ReadonlyMap<string, PairRelations>;
}

/** Compares every two ranked rows on the tasks of the scope that the board shows. */
export function compareRanked(
  ranked: readonly RankedEntry<BoardLine>[],
  options: PairsScope,
): RankedComparison {
  const lines = ranked.map(({ entry }) => entry);
  const outcomes = toBoardOutcomes(lines);
  const pairs = compareAllPairs(outcomes, options);
  const { count, tests } = pairs;
  return {
    pairs:
      count === 0
        ? null
        : { count, test: tests.join("; "), correction: "Holm", level: pairedLevel },
    resolvableGap: findResolvableGap(pairs),
    relations: relatePairs(
      pairs,
      lines.map(({ slug }) => slug),
    ),
  };
}
