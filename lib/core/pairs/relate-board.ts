import type { BoardOutcomes } from "./board-outcomes";
import { compareAllPairs, type PairsScope } from "./compare-all-pairs";
import { type BoardResolvableGap, findResolvableGap } from "./find-resolvable-gap";
import { pairedLevel } from "./pair-verdict";
import { type PairRelations, relatePairs } from "./relate-pairs";

/** How ranked rows are told apart, and what that says of each, by slug. */
export interface BoardRelations {
  /** Null for fewer than two rows. */
  pairs: { count: number; test: string; correction: "Holm"; level: number } | null;
  resolvableGap: BoardResolvableGap | null;
  relations: ReadonlyMap<string, PairRelations>;
}

/**
 * Compares every two ranked rows on the tasks of a scope; on the server and in a browser alike.
 * @param outcomes of the ranked rows, and of the scope's tasks alone
 * @param order the slugs in the order of the rows
 * @throws DomainError bad-input where a task has fewer than k candidates, integrity for a slug that
 * has no outcomes.
 */
export function relateBoard(
  outcomes: BoardOutcomes,
  options: PairsScope,
  order: readonly string[],
): BoardRelations {
  const pairs = compareAllPairs(outcomes, options);
  const { count, tests } = pairs;
  const test = tests.join("; ");
  return {
    pairs: count === 0 ? null : { count, test, correction: "Holm", level: pairedLevel },
    resolvableGap: findResolvableGap(pairs),
    relations: relatePairs(pairs, order),
  };
}
