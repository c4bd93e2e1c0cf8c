import { assertNever } from "../assert-never";
import type { ExitReason, SandboxLimits } from "../ports/sandbox";
import type { ExecutionResult, StepResult } from "./execution";

/** A limit that ended a submission, and its size in the unit that its name states. */
export interface FiredLimit {
  name: keyof SandboxLimits;
  size: number;
}

/**
 * The first limit that a step of any execution ran into; null when none did. Of the two on CPU time it is
 * that of the whole execution when the step alone stayed within that of a test.
 */
export function findFiredLimit(
  results: ExecutionResult[],
  limits: SandboxLimits,
): FiredLimit | null {
  for (const step of results.flatMap(stepsOf)) {
    const name = limitOfStep(step, limits);
    if (name !== null) return { name, size: limits[name] };
  }
  return null;
}

function stepsOf(result: ExecutionResult): StepResult[] {
  switch (result.kind) {
    case "calls":
      return [result.load, ...result.steps];
    case "checker":
      return result.firstFailure ? [result.load, result.firstFailure] : [result.load];
    case "trial":
      return [result.load];
    default:
      return assertNever(result);
  }
}

function limitOfStep(step: StepResult, limits: SandboxLimits): keyof SandboxLimits | null {
  switch (step.kind) {
    case "out-of-memory":
      return "memoryBytes";
    case "reply-too-large":
      return "frameBytes";
    case "ended":
      return limitOfExit(step.reason, step.cpuMs, limits);
    default:
      return null;
  }
}

function limitOfExit(
  reason: ExitReason,
  cpuMs: number,
  limits: SandboxLimits,
): keyof SandboxLimits | null {
  switch (reason) {
    case "cpu-limit":
      return cpuMs < limits.cpuMsPerTest ? "cpuMsTotal" : "cpuMsPerTest";
    case "wall-limit":
      return "wallMsPerTest";
    case "memory-limit":
      return "memoryBytes";
    case "output-limit":
      return "outputBytes";
    default:
      return null;
  }
}
