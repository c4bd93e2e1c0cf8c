import { DomainError } from "../errors";
import type { Bounds } from "../stats/bounds";
import type { Resamples } from "../stats/draw-resamples";
import { pairedInterval } from "../stats/paired-interval";
import type { BoardOutcomes } from "./board-outcomes";
import { type PairCounts, type PairTest, PairTester } from "./pair-tester";
import { tallyModel } from "./rate-models";
import { tabulateOutcomes } from "./tabulate-outcomes";

export interface PairOptions {
  k: number;
  /** Those of the scope that the outcomes are of. */
  resamples: Resamples;
  /** Pairs that the p-value will be corrected over; only drawn flips depend on it. */
  pairs?: number;
}

/** Two models on the same tasks. Counts are null where values are fractions. */
export interface PairComparison extends PairCounts {
  /** Rate of A less rate of B. */
  difference: number;
  interval: Bounds;
  p: number;
  method: PairTest;
}

/**
 * Compares two models of a board: the difference of their rates with its paired interval, and the
 * p-value of the test that decides, not corrected.
 * @throws DomainError not-found for a slug that the outcomes don't hold, bad-input where a task has
 * fewer than k candidates or the resamples are of another number of bases.
 */
export function comparePair(
  outcomes: BoardOutcomes,
  a: string,
  b: string,
  { k, resamples, pairs = 1 }: PairOptions,
): PairComparison {
  const models = [a, b].map((slug) => findModel(outcomes, slug));
  const table = tabulateOutcomes({ tasks: outcomes.tasks, models }, k);
  const [own, other] = table.models;
  if (own === undefined || other === undefined) {
    throw new DomainError("integrity", "two models were asked for and not two are there");
  }
  const { difference, low, high } = pairedInterval(
    tallyModel(own, table),
    tallyModel(other, table),
    resamples,
  );
  const flipLabel = resamples.seedLabel.replace("/bootstrap/", "/flip/");
  const { discordance: _, ...result } = new PairTester(table, {
    seedLabel: flipLabel,
    pairs,
  }).test(own, other);
  return { ...result, difference, interval: { low, high } };
}

function findModel(outcomes: BoardOutcomes, slug: string) {
  const model = outcomes.models.find((candidate) => candidate.slug === slug);
  if (model !== undefined) return model;
  throw new DomainError("not-found", `no outcomes of ${slug} on this board`);
}
