import type { PairedResult } from "../../lib/contracts/comparison";
import type { PlannedPair } from "./planned-pair";

/** A pair, where a number of tasks can be planned for it. */
export function listPlannedPair(
  paired: PairedResult | null,
  { label, tasks }: Pick<PlannedPair, "label" | "tasks">,
): PlannedPair[] {
  if (paired === null || paired.planned === null) return [];
  const { onlyA, onlyB } = paired.test;
  const { discordance, tasksPerBase } = paired.planned;
  const telling = onlyA === null || onlyB === null ? discordance : (onlyA + onlyB) / tasks;
  const gap = Math.abs(paired.difference);
  return [{ label, discordance, tasksPerBase, telling, gap, tasks }];
}
