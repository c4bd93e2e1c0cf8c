import { compareAllPairs } from "../pairs/compare-all-pairs";
import { type AllPairs, correctPairs } from "../pairs/correct-pairs";
import { countBits } from "../pairs/count-bits";
import type { OutcomeScope } from "../pairs/outcome-scope";
import type { PairResult } from "../pairs/pair-tester";
import type { ModelTable } from "../pairs/tabulate-outcomes";
import { flipWhole } from "../stats/flip-whole";
import type { MixTable } from "./tabulate-mix";
import type { WeightedOutcomes } from "./weigh-tasks";
import { weightedDifferences } from "./weighted-differences";

interface MixPairsScope {
  k: number;
  cycle: string;
  /** The smallest slice that holds every task of the mix. */
  scope: OutcomeScope;
}

/**
 * Compares every two models on a mix by the exact sign-flip test over base problems on weighted
 * differences, corrected by Holm over all pairs. A mix in which every task counts once is compared as
 * the board is, by the board's own test, which then asks the same.
 * @throws DomainError bad-input where a task has fewer than k candidates.
 */
export function compareMixPairs(
  weighted: WeightedOutcomes,
  table: MixTable,
  options: MixPairsScope,
): AllPairs {
  if (table.isEven) return compareAllPairs(weighted.outcomes, options);
  const { models } = table;
  const results = models.flatMap((a, i) => models.slice(i + 1).map((b) => testPair(table, a, b)));
  return correctPairs(table, results);
}

function testPair(table: MixTable, a: ModelTable, b: ModelTable): PairResult {
  const { differences } = weightedDifferences(a, b);
  return {
    ...countTasks(table, a, b),
    p: flipWhole(differences),
    method: "exact sign-flip over base problems",
    discordance: weightedSquare(table, a, b),
  };
}

/** Counts of tasks, however often each counts. */
function countTasks({ countedTasks }: MixTable, a: ModelTable, b: ModelTable) {
  if (a.bits === null || b.bits === null) {
    return { onlyA: null, onlyB: null, both: null, neither: null };
  }
  const { onlyA, onlyB, both } = countBits(a.bits, b.bits);
  return { onlyA, onlyB, both, neither: countedTasks - onlyA - onlyB - both };
}

/** The mean squared difference of the values of a task, weighted. */
function weightedSquare({ weights, tasks }: MixTable, a: ModelTable, b: ModelTable): number {
  let sum = 0;
  for (let task = 0; task < weights.length; task++) {
    sum += (weights[task] ?? 0) * ((a.values[task] ?? 0) - (b.values[task] ?? 0)) ** 2;
  }
  return tasks === 0 ? 0 : sum / tasks;
}
