import { adjustHolm } from "../stats/adjust-holm";
import type { RankRange } from "../stats/rank-range-by-interval";
import { rankRangeByTest } from "../stats/rank-range-by-test";
import { indexPair } from "./index-pair";
import type { PairResult, PairTest } from "./pair-tester";
import { type PairVerdict, pairVerdict } from "./pair-verdict";
import type { OutcomeTable } from "./tabulate-outcomes";

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
 * Corrects the results of all pairs of a table by Holm and reads verdicts and rank ranges from them.
 * @param results in the order of `indexPair`
 */
export function correctPairs(table: OutcomeTable, results: readonly PairResult[]): AllPairs {
  const { models } = table;
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
    count: results.length,
    p,
    pHolm,
    results,
    tests: [...new Set(results.map(({ method }) => method))],
    verdict,
    isBetter,
    rankRanges: () => rankRangeByTest(models.length, isBetter),
  };
}
