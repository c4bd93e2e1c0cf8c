import type { DriftNote } from "../../../lib/contracts/board";
import { formatSignedPoints } from "../../format/format-points";

const levels = { watch: "watched", alert: "alert", change_confirmed: "change confirmed" } as const;

/** What was told of a model against its own past, in a few words: "alert, −4.2 on tasks met before". */
export function wordDrift({ level, isUnconfirmed, direction, difference }: DriftNote): string {
  const words = isUnconfirmed ? `${levels[level]}, not confirmed` : levels[level];
  if (difference !== null) return `${words}: ${formatSignedPoints(difference)} on tasks met before`;
  return direction === null ? words : `${words}: ${direction}`;
}
