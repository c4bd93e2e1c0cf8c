import { quantileType7 } from "../stats/quantile-type-7";
import type { CpuLimits, GradedPlace } from "./select-repeats";

export interface ExecutionTimes {
  median: number;
  p95: number;
  /** Executions that the two rest on, those that a limit ended included. */
  executions: number;
}

/** Median and 95th percentile (type 7) of times in milliseconds; null where nothing was executed. */
export function summariseTimes(timesMs: readonly number[]): ExecutionTimes | null {
  if (timesMs.length === 0) return null;
  return {
    median: quantileType7(timesMs, 0.5),
    p95: quantileType7(timesMs, 0.95),
    executions: timesMs.length,
  };
}

/**
 * CPU time of one candidate in milliseconds, all its runs together; a time-out at the limit that ended it: how far beyond
 * the limit a program got before it was stopped is the watcher's pace, not the program's.
 */
export function cpuMsAtLimit(
  { failureClass, execution }: Pick<GradedPlace, "failureClass" | "execution">,
  limits: CpuLimits,
): number | null {
  if (execution === null) return null;
  if (failureClass !== "cpu_timeout") return execution.cpuMs;
  const { cpuMs, longestRunMs, slowestStepMs } = execution;
  const beyondStep = slowestStepMs - limits.cpuMsPerTest;
  const beyondRun = longestRunMs - limits.cpuMsTotal;
  return cpuMs - Math.max(0, beyondStep, beyondRun);
}
