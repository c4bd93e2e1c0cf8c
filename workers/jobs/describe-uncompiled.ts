import { DomainError } from "../../lib/core/errors";
import type { Compiled } from "../../lib/core/ports/sandbox";
import type { ExecutionResult, StepResult } from "../../lib/core/scoring/execution";
import type { ExecutedPlan } from "./executed-plan";
import { noUsage } from "./no-usage";

const longestDetail = 2_000;

/**
 * What comes of a program that does not compile, or breaks a limit by it: it is never run.
 * @param resultOf makes the plan's result of why nothing was loaded
 * @throws DomainError sandbox-fault when the compiler's own sandbox was lost
 */
export function describeUncompiled(
  compiled: Exclude<Compiled, { kind: "compiled" }>,
  startedAt: Date,
  resultOf: (load: StepResult) => ExecutionResult,
): ExecutedPlan {
  if (compiled.kind === "ended" && compiled.reason === "lost") {
    throw new DomainError("sandbox-fault", "the compiler's sandbox was lost");
  }
  const load: StepResult =
    compiled.kind === "refused"
      ? { kind: "syntax-error", detail: compiled.detail.slice(0, longestDetail), cpuMs: 0 }
      : { kind: "ended", reason: compiled.reason, cpuMs: 0 };
  return {
    result: resultOf(load),
    startedAt,
    endedAt: new Date(),
    exitReason: compiled.kind === "ended" ? compiled.reason : "completed",
    stage: "compile",
    usage: noUsage,
  };
}
