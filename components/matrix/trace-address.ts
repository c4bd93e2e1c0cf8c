import { matrixAddress } from "../tasks/matrix-address";
import type { MatrixSource } from "./matrix-source";

/**
 * Leads to the trace of one model's first candidate for a task. Null where there are no traces, or the task
 * is only numbered.
 */
export function traceAddress(
  { suite, cycle, tasksNamed, hasTraces }: MatrixSource,
  cell: { task: string; model: string },
): string | null {
  if (!tasksNamed || !hasTraces) return null;
  return `${matrixAddress(suite, cycle)}/trace?${new URLSearchParams(cell)}`;
}
