import type { Comparison } from "../../lib/contracts/comparison";
import { planDiscordance } from "../../lib/core/comparison/plan-discordance";
import type { PlannedPair } from "./planned-pair";

/** The pair of a comparison, where a number of tasks can be planned for it. */
export function listPlannedPair(comparison: Comparison): PlannedPair[] {
  const { paired, tasks } = comparison;
  const discordance = planDiscordance(comparison);
  if (paired === null || discordance === null) return [];
  const gap = Math.abs(paired.difference);
  return [{ label: "A and B", discordance, gap, tasks: tasks.length }];
}
