import { availableParallelism } from "node:os";
import { type BubblewrapBackend, openBubblewrapBackend } from "./sandbox/bubblewrap-backend";

/** Sandboxes for as many gradings at once as there are cores, two for each: see gradeRun. */
export function openSandbox(
  home: string,
  slots = 2 * availableParallelism(),
): Promise<BubblewrapBackend> {
  return openBubblewrapBackend({ home, slots });
}
