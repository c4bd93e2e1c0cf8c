import type { Board } from "../../lib/contracts/board";
import { fewestTasksForRate } from "../../lib/core/stats/fewest-tasks-for-rate";
import { countShownTasks } from "./count-shown-tasks";

/**
 * The tasks of a slice that has too few to rank by, which is counted alone; null for any other. A whole suite is what
 * it is.
 */
export function tooFewToRank(board: Board): number | null {
  const { tasks, slice } = countShownTasks(board);
  return slice !== null && tasks < fewestTasksForRate ? tasks : null;
}
