import { DomainError } from "../errors";
import { normalQuantile } from "../stats/normal-quantile";

export interface GapPlan {
  /** Share of the tasks that exactly one of the two models passes. */
  readonly discordance: number;
  /** Gap between the two rates, a fraction. */
  readonly gap: number;
  /** Comparisons that share 5%: where Holm's correction starts. */
  readonly pairs: number;
  /** How often the gap is to be found. */
  readonly power: number;
}

const level = 0.05;

/**
 * Returns the number of tasks that two models must share for a two-sided test at 5% divided by the number
 * of pairs to find a gap with the given power: ((z_{1−α/2} √ψ + z_power √(ψ − δ²)) / δ)², rounded up.
 *
 * Source: Connor 1987; for one pair and 80% that is `pairsNeeded`. Throws DomainError `bad-input` unless
 * 0 < gap ≤ discordance ≤ 1, pairs ≥ 1 and 0 < power < 1.
 */
export function tasksForGap({ discordance, gap, pairs, power }: GapPlan): number {
  const isPlan = gap > 0 && gap <= discordance && discordance <= 1;
  if (!isPlan || !(pairs >= 1) || !(power > 0 && power < 1)) {
    throw new DomainError("bad-input", `no tasks show a gap of ${gap} at ${discordance}`);
  }
  const critical = normalQuantile(1 - level / pairs / 2);
  const found = normalQuantile(power);
  const spread =
    critical * Math.sqrt(discordance) + found * Math.sqrt(Math.max(0, discordance - gap ** 2));
  return Math.ceil((spread / gap) ** 2);
}
