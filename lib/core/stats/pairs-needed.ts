import { DomainError } from "../errors";
import { z95 } from "./interval-level";
import { normalQuantile } from "./normal-quantile";

/** Power that the product plans with. */
export const plannedPower = 0.8;

/**
 * Returns the number of tasks that two models must share for a two-sided test at 5% to find a gap with
 * the power given: ((1.96 √ψ + z √(ψ − mδ²)) / δ)², rounded up; z is 0.8416 at 80%. δ is the gap, a fraction, m
 * the tasks of one base problem, which are flipped together, and ψ as `groupedDiscordance` has it: at m = 1 the
 * share of tasks that exactly one of the two passes.
 *
 * Source: Connor 1987 at m = 1. For others it is the same plan for base problems, whose differences are mδ on
 * average with a mean square of mψ, in tasks: m times their number.
 * Throws DomainError `bad-input` unless 0 < gap ≤ discordance, which is at most 1 at m = 1, and 0 < power < 1.
 */
export function pairsNeeded(
  discordance: number,
  gap: number,
  power = plannedPower,
  tasksPerBase = 1,
): number {
  const most = tasksPerBase > 1 ? Number.MAX_VALUE : 1;
  if (!(gap > 0 && gap <= discordance && discordance <= most)) {
    throw new DomainError(
      "bad-input",
      `no pairs show a gap of ${gap} at discordance ${discordance}`,
    );
  }
  // A gap that is asked about can be more than all base problems could show together.
  const left = Math.max(0, discordance - tasksPerBase * gap ** 2);
  const spread = z95 * Math.sqrt(discordance) + normalQuantile(power) * Math.sqrt(left);
  return Math.ceil((spread / gap) ** 2);
}
