import { compareByteOrder } from "../sampling/compare-byte-order";
import { adjustHolm } from "../stats/adjust-holm";
import { drawSignFlips, type SignFlips } from "../stats/draw-sign-flips";
import { signFlipSampled } from "../stats/sign-flip-sampled";
import { alertLevel } from "./alarm-levels";
import { groupStrata, type Stratum } from "./group-strata";
import type { ModelHistory } from "./history";

export interface CostOptions {
  /** The cycle that is judged. */
  readonly cycle: number;
  /** `cgb/v1/flip/<cycle>/overall` */
  readonly seedLabel: string;
}

export interface CostChange {
  readonly model: string;
  /** Tasks with a cost now and earlier, under one price table. */
  readonly tasks: number;
  readonly bases: number;
  /** Sums over these tasks, of one candidate each, in the currency of the price tables. */
  readonly before: number;
  readonly after: number;
  /** Two-sided. */
  readonly p: number;
  readonly pHolm: number;
  readonly isAlarm: boolean;
}

interface CostPair {
  readonly baseId: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Returns whether a candidate's cost changed, for each model that has pairs: every task of the judged
 * cycle against the latest earlier comparable result under the same price table, by the sampled
 * sign-flip test over base problems with max(10,000, 200 × models) flips, Holm over the models, alarm at 1%.
 *
 * Source: methodology, sections 3 and 4.
 */
export function detectCostChange(
  histories: readonly ModelHistory[],
  { cycle, seedLabel }: CostOptions,
): CostChange[] {
  const paired = histories
    .map(({ model, ...rest }) => ({
      model,
      pairs: groupStrata({ model, ...rest }, cycle).flatMap((stratum) => pairCosts(stratum, cycle)),
    }))
    .filter(({ pairs }) => pairs.length > 0);
  const drawn = new Map<number, SignFlips>();
  const flips = Math.max(10_000, 200 * paired.length);
  const flipsFor = (bases: number): SignFlips => {
    const known = drawn.get(bases) ?? drawSignFlips(seedLabel, bases, flips);
    drawn.set(bases, known);
    return known;
  };
  const raw = paired.map(({ model, pairs }) => {
    const differences = sumByBase(pairs);
    const bases = differences.length;
    const before = pairs.reduce((sum, pair) => sum + pair.before, 0);
    const after = pairs.reduce((sum, pair) => sum + pair.after, 0);
    const p = signFlipSampled(differences, flipsFor(bases));
    return { model, tasks: pairs.length, bases, before, after, p };
  });
  const corrected = adjustHolm(raw.map((change) => change.p));
  return raw.map((change, index) => {
    const pHolm = corrected[index] ?? 1;
    return { ...change, pHolm, isAlarm: pHolm <= alertLevel };
  });
}

function pairCosts({ baseId, results }: Stratum, cycle: number): CostPair[] {
  const now = results.find((result) => result.cycle === cycle && result.cost !== null);
  if (now === undefined || now.cost === null) return [];
  const { priceTable } = now.cost;
  const earlier = results
    .filter((result) => result.cycle < cycle && result.cost?.priceTable === priceTable)
    .sort((a, b) => b.cycle - a.cycle)[0];
  if (earlier === undefined || earlier.cost === null) return [];
  const before = earlier.cost.amount / earlier.trials;
  return [{ baseId, before, after: now.cost.amount / now.trials }];
}

/** In byte order of the bases, which is the order of the flips. */
function sumByBase(pairs: readonly CostPair[]): number[] {
  const sums = new Map<string, number>();
  for (const { baseId, before, after } of pairs) {
    sums.set(baseId, (sums.get(baseId) ?? 0) + after - before);
  }
  return [...sums].sort(([a], [b]) => compareByteOrder(a, b)).map(([, sum]) => sum);
}
