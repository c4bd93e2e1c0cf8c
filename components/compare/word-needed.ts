import { pairsNeeded } from "../../lib/core/stats/pairs-needed";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatPercent } from "../format/format-percent";
import { formatPoints } from "../format/format-points";
import { largestGap, type PlannedPair } from "./planned-pair";

/** The gap to begin with: what was found or, where nothing was, a point, as far as the pair allows. */
export function defaultGap(pair: PlannedPair): number {
  return Math.min(largestGap(pair), pair.gap >= 0.0005 ? pair.gap : 0.01);
}

/** How many tasks a pair takes to be told apart, in words; a gap that can't be says so. */
export function wordNeeded(pair: PlannedPair, gap: number, power: number): string {
  const { discordance, tasksPerBase, telling, tasks } = pair;
  if (telling === 0) {
    return "No task was solved by only one of them, so nothing says how many it would take.";
  }
  if (!(gap > 0) || !(power > 0 && power < 1)) return "Give a gap above 0 and a power below 100%.";
  if (gap > largestGap(pair)) {
    return `A gap can’t be larger than the share of tasks that only one of them solves: here ${formatPercent(largestGap(pair))} in a hundred.`;
  }
  const needed = pairsNeeded(discordance, gap, power, tasksPerBase);
  const found = `To find a gap of ${formatPoints(gap)} points in ${Math.round(power * 100)} of 100 such comparisons takes about ${formatCountOf(needed, "task")} like these`;
  return needed <= tasks
    ? `${found}; the ${formatCount(tasks)} here are enough for that.`
    : `${found}: ${formatCount(needed - tasks)} more than the ${formatCount(tasks)} here.`;
}
