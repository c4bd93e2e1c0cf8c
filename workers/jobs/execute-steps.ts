import type { ResourceUsage, SandboxBackend, SandboxLimits } from "../../lib/core/ports/sandbox";
import type { ExecutionPlan, ExecutionResult } from "../../lib/core/scoring/execution";
import type { Language } from "../../lib/core/vocabulary";
import { executePlan } from "./execute-plan";
import type { ExecutedPlan } from "./executed-plan";
import { noUsage } from "./no-usage";

/** Several plans as one execution: a result for each, and what they came to together. */
export interface ExecutedSteps extends Omit<ExecutedPlan, "result"> {
  results: ExecutionResult[];
}

/**
 * Carries out plans in order, each in fresh sandboxes. Usage is summed, save for the peak memory, which
 * is the largest; exit reason and stage are the first that are not `completed` and `run`. A trial that
 * comes out otherwise than it has to is the last one.
 * @param packages as executePlan takes them
 * @throws DomainError sandbox-fault when the machine or the suite, not the submission, failed.
 */
export async function executeSteps(
  backend: SandboxBackend,
  language: Language,
  limits: SandboxLimits,
  plans: readonly ExecutionPlan[],
  packages: readonly string[] | null,
): Promise<ExecutedSteps> {
  const startedAt = new Date();
  const all: ExecutedPlan[] = [];
  for (const plan of plans) {
    const executed = await executePlan(backend, language, limits, plan, packages);
    all.push(executed);
    if (decides(plan, executed.result)) break;
  }
  return {
    results: all.map(({ result }) => result),
    startedAt: all[0]?.startedAt ?? startedAt,
    endedAt: all.at(-1)?.endedAt ?? startedAt,
    exitReason: all.find((one) => one.exitReason !== "completed")?.exitReason ?? "completed",
    stage: all.find((one) => one.stage !== "run")?.stage ?? "run",
    usage: all.map(({ usage }) => usage).reduce(addUsage, noUsage),
  };
}

/** A trial that comes out otherwise than it has to: no later one can make up for it. */
function decides(plan: ExecutionPlan, result: ExecutionResult): boolean {
  return plan.kind === "trial" && result.kind === "trial" && result.outcome !== plan.expects;
}

function addUsage(sum: ResourceUsage, next: ResourceUsage): ResourceUsage {
  return {
    cpuMs: sum.cpuMs + next.cpuMs,
    wallMs: sum.wallMs + next.wallMs,
    memoryPeakBytes: Math.max(sum.memoryPeakBytes, next.memoryPeakBytes),
    outputBytes: sum.outputBytes + next.outputBytes,
    processLimitHits: sum.processLimitHits + next.processLimitHits,
    policyViolations: sum.policyViolations + next.policyViolations,
  };
}
