import { readFileSync } from "node:fs";

/**
 * How long the most unlucky of these processes was runnable without a processor, in milliseconds since
 * it began, or since the waits were taken that are given. The longest and not the sum: many processes
 * of one sandbox wait for each other.
 */
export function longestProcessorWaitMs(
  pids: number[],
  since: ReadonlyMap<number, number> = new Map(),
): number {
  return Math.max(0, ...pids.map((pid) => processorWaitMs(pid) - (since.get(pid) ?? 0)));
}

/** How long each of these processes has waited for a processor until now, in milliseconds. */
export function processorWaitsMs(pids: number[]): ReadonlyMap<number, number> {
  return new Map(pids.map((pid) => [pid, processorWaitMs(pid)]));
}

/** Second field of /proc/PID/schedstat, in nanoseconds; 0 when the process or the file is gone. */
function processorWaitMs(pid: number): number {
  try {
    const [, waited = "0"] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}
