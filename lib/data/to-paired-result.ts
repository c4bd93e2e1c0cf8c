import "server-only";
import type { PairedResult } from "../contracts/comparison";
import { DomainError } from "../core/errors";
import type { PairComparison } from "../core/pairs/compare-pair";
import { comparePair } from "../core/pairs/compare-pair";
import { groupedDiscordance } from "../core/pairs/grouped-discordance";
import { indexPair } from "../core/pairs/index-pair";
import type { OutcomeTable } from "../core/pairs/tabulate-outcomes";
import { seedLabel } from "../core/sampling/seed-label";
import { drawResamples } from "../core/stats/draw-resamples";
import { intervalLevel } from "../core/stats/interval-level";
import { pairsNeeded, plannedPower } from "../core/stats/pairs-needed";
import type { PairFamily } from "./load-family";

/** How every interval of a difference is made. */
export const pairedMethod = "paired percentile bootstrap over base problems";

/**
 * Compares two models of a family: the difference with its interval, the test, and Holm's correction
 * over all pairs of the family.
 * @throws DomainError integrity when the family lacks one of the two.
 */
export function toPairedResult(
  { outcomes, pairs }: PairFamily,
  [a, b]: readonly [string, string],
  { k, cycle }: { k: number; cycle: string },
): PairedResult {
  const [i, j] = [pairs.slugs.indexOf(a), pairs.slugs.indexOf(b)];
  if (i < 0 || j < 0) throw new DomainError("integrity", `no outcomes of ${i < 0 ? a : b}`);
  const label = seedLabel("bootstrap", cycle, {});
  const { baseIds } = pairs.table.bases;
  const resamples = drawResamples(label, baseIds.length);
  const compared = comparePair(outcomes, a, b, { k, resamples, pairs: pairs.count });
  const { difference, interval, p, method, onlyA, onlyB, both, neither } = compared;
  const place = indexPair(i, j, pairs.slugs.length);
  const verdict = pairs.verdict(i, j);
  const planned = k === 1 ? plan(pairs.table, i, j) : null;
  return {
    difference,
    interval: {
      ...interval,
      method: pairedMethod,
      level: intervalLevel,
      resamples: resamples.count,
      seedLabel: label,
    },
    test: {
      ...{ method, onlyA, onlyB, both, neither, p },
      pHolm: pairs.pHolm[place] ?? 1,
      pairs: pairs.count,
    },
    verdict,
    leader: findLeader(compared, a, b),
    planned,
    needed:
      verdict === "separated" || planned === null ? null : estimateNeeded(difference, planned),
  };
}

/** Fractions that are the same may differ in their last digit. */
const smallestDifference = 1e-12;

function findLeader({ difference }: PairComparison, a: string, b: string): string | null {
  if (Math.abs(difference) < smallestDifference) return null;
  return difference > 0 ? a : b;
}

/** Shares of candidates are estimates at k = 1 alone. */
function plan(table: OutcomeTable, i: number, j: number): PairedResult["planned"] {
  const tasksPerBase = table.tasks / Math.max(1, table.bases.baseIds.length);
  return { discordance: groupedDiscordance(table, i, j), tasksPerBase };
}

function estimateNeeded(
  difference: number,
  { discordance, tasksPerBase }: NonNullable<PairedResult["planned"]>,
): PairedResult["needed"] {
  const gap = Math.abs(difference);
  if (gap < smallestDifference || gap > discordance) return null;
  const tasks = pairsNeeded(discordance, gap, plannedPower, tasksPerBase);
  return { tasks, discordance, gap };
}
