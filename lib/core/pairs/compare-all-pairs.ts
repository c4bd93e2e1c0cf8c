import { seedLabel } from "../sampling/seed-label";
import { adjustHolm } from "../stats/adjust-holm";
import type { RankRange } from "../stats/rank-range-by-interval";
import { rankRangeByTest } from "../stats/rank-range-by-test";
import type { BoardOutcomes } from "./board-outcomes";
import { indexPair } from "./index-pair";
import { type OutcomeScope, toSeedScope } from "./outcome-scope";
import { type PairResult, type PairTest, PairTester } from "./pair-tester";
import { type PairVerdict, pairVerdict } from "./pair-verdict";
import { type OutcomeTable, tabulateOutcomes } from "./tabulate-outcomes";

export interface PairsScope {
  k: number;
  /** ISO week, or the revision of a suite without weeks. */
  cycle: string;
  scope: OutcomeScope;
}

/** Every two models of a board compared; a pair (i, j) with i < j is at `indexPair(i, j, models)`. */
export interface AllPairs {
  readonly table: OutcomeTable;
  readonly slugs: readonly string[];
  readonly count: number;
  readonly p: Float64Array;
  /** Corrected by Holm over all pairs. */
  readonly pHolm: Float64Array;
  /** A is the earlier model of the pair. */
  readonly results: readonly PairResult[];
  /** The tests used, each once: more than one only where models have different numbers of trials. */
  readonly tests: readonly PairTest[];
  verdict(i: number, j: number): PairVerdict;
  /** Whether the test separates i from j, after correction, and i has the higher rate. */
  isBetter(i: number, j: number): boolean;
  rankRanges(): RankRange[];
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
  const p = Float64Array.from(results, (result) => result.p);
  const pHolm = Float64Array.from(adjustHolm(p));
  const at = (i: number, j: number) => indexPair(i, j, models.length);
  const verdict = (i: number, j: number) =>
    pairVerdict({ p: p[at(i, j)] ?? 1, pHolm: pHolm[at(i, j)] ?? 1 });
  const isBetter = (i: number, j: number) =>
    (models[i]?.total ?? 0) > (models[j]?.total ?? 0) && verdict(i, j) === "separated";
  return {
    table,
    slugs: models.map(({ slug }) => slug),
    count,
    p,
    pHolm,
    results,
    tests: [...new Set(results.map(({ method }) => method))],
    verdict,
    isBetter,
    rankRanges: () => rankRangeByTest(models.length, isBetter),
  };
}
