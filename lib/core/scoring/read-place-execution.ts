import type { TaskCategory } from "../vocabulary";
import type { PlaceExecution } from "./select-repeats";

/** Run several times over: a test program on each subject, a documentation's examples on each fault. */
const severalRuns: ReadonlySet<TaskCategory> = new Set<TaskCategory>([
  "unit-test-writing",
  "documentation-generation",
]);

/**
 * What of a candidate's CPU time counts against which limit. Where there is one run, what its cases did
 * not use went into loading. Where there are several, each case states the most that one of its runs used.
 */
export function readPlaceExecution(
  category: TaskCategory | null,
  { cpuMs, casesMs, slowestCaseMs }: { cpuMs: number; casesMs: number; slowestCaseMs: number },
): PlaceExecution {
  if (category !== null && severalRuns.has(category)) {
    return { cpuMs, longestRunMs: slowestCaseMs, slowestStepMs: slowestCaseMs };
  }
  return { cpuMs, longestRunMs: cpuMs, slowestStepMs: Math.max(slowestCaseMs, cpuMs - casesMs) };
}
