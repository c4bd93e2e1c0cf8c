import { seedLabel } from "../sampling/seed-label";
import type { BoardOutcomes } from "./board-outcomes";
import { type AllPairs, correctPairs } from "./correct-pairs";
import { type OutcomeScope, toSeedScope } from "./outcome-scope";
import { PairTester } from "./pair-tester";
import { tabulateOutcomes } from "./tabulate-outcomes";

export interface PairsScope {
  k: number;
  /** ISO week, or the revision of a suite without weeks. */
  cycle: string;
  scope: OutcomeScope;
}

/**
 * Compares every two models of a board or of a slice of it, on the tasks given, and corrects by Holm
 * over all pairs. Models keep the order of the outcomes.
 * @throws DomainError bad-input where a task has fewer than k candidates.
 */
export function compareAllPairs(outcomes: BoardOutcomes, options: PairsScope): AllPairs {
  const table = tabulateOutcomes(outcomes, options.k);
  const { models } = table;
  const count = (models.length * (models.length - 1)) / 2;
  const label = seedLabel("flip", options.cycle, toSeedScope(options.scope));
  const tester = new PairTester(table, { seedLabel: label, pairs: count });
  const results = models.flatMap((a, i) => models.slice(i + 1).map((b) => tester.test(a, b)));
  return correctPairs(table, results);
}
