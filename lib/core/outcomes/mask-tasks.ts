import { compareByteOrder } from "../sampling/compare-byte-order";
import type { OutcomeMatrix } from "./outcome-matrix";

/**
 * Returns the tasks under names that say nothing: their places, and those of their base problems, among
 * all, of equal length, so that byte order and with it every resample stays what it was.
 */
export function maskTasks(tasks: OutcomeMatrix["tasks"]): OutcomeMatrix["tasks"] {
  const bases = [...new Set(tasks.map(({ baseId }) => baseId))].sort(compareByteOrder);
  const placeOf = new Map(bases.map((baseId, place) => [baseId, place]));
  return tasks.map((task, place) => ({
    ...task,
    taskId: `task-${pad(place)}`,
    baseId: `base-${pad(placeOf.get(task.baseId) ?? 0)}`,
  }));
}

function pad(place: number): string {
  return String(place).padStart(7, "0");
}
