import { DomainError } from "../errors";
import { z95 } from "./interval-level";
import { normalQuantile } from "./normal-quantile";

/** Power that the product plans with. */
export const plannedPower = 0.8;

/**
 * Returns the number of tasks that two models must share for a two-sided test at 5% to find a gap with
 * the power given: ((1.96 √ψ + z √(ψ − δ²)) / δ)², rounded up; z is 0.8416 at 80%. ψ is the share of
 * tasks that exactly one of them passes, δ the gap, both fractions.
 *
 * Source: Connor 1987. Throws DomainError `bad-input` unless 0 < gap ≤ discordance ≤ 1 and 0 < power < 1.
 */
export function pairsNeeded(discordance: number, gap: number, power = plannedPower): number {
  if (!(gap > 0 && gap <= discordance && discordance <= 1)) {
    throw new DomainError(
      "bad-input",
      `no pairs show a gap of ${gap} at discordance ${discordance}`,
    );
  }
  const spread =
    z95 * Math.sqrt(discordance) + normalQuantile(power) * Math.sqrt(discordance - gap ** 2);
  return Math.ceil((spread / gap) ** 2);
}
