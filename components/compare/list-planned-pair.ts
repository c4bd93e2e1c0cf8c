import type { Comparison } from "../../lib/contracts/comparison";
import { measureDiscordance } from "../../lib/core/comparison/measure-discordance";
import type { PlannedPair } from "./planned-pair";

/**
 * The pair of a comparison, as far as tasks can be planned for it: the formula takes tasks as independent,
 * and shares of candidates only as estimates at k = 1.
 */
export function listPlannedPair({ paired, suite, k, tasks }: Comparison): PlannedPair[] {
  if (paired === null || suite.tasks !== suite.baseProblems || k !== 1) return [];
  const discordance = measureDiscordance(tasks);
  if (discordance === null) return [];
  const gap = Math.abs(paired.difference);
  return [{ label: "A and B", discordance, gap, tasks: tasks.length }];
}
