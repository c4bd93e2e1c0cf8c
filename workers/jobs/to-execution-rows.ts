import type { NewExecution, NewOutcome } from "../../db/repositories/append-verdict";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { coarsenUsage } from "../../lib/core/trace/coarsen-usage";
import type { GradedCandidate } from "./graded-candidate";

interface ExecutionFacts {
  backend: SandboxBackend;
  suite: GradableSuite;
  task: SuiteTask;
  candidateId: number;
  attempt: number;
  graded: GradedCandidate;
}

/** The rows of one execution and its outcomes; null when nothing ran to an end. */
export function toExecutionRows(
  facts: ExecutionFacts,
): { row: NewExecution; outcomes: NewOutcome[] } | null {
  const { backend, suite, task, candidateId, attempt, graded } = facts;
  const { executed, cases } = graded;
  if (executed === null) return null;
  return {
    row: {
      candidateId,
      taskId: task.id,
      attempt,
      environmentSha256: backend.environmentSha256(task.language),
      policySha256: backend.policySha256(task.language, suite.limits),
      testSuiteVersion: task.testSuiteVersion,
      backend: backend.nameFor(task.language),
      startedAt: executed.startedAt,
      endedAt: executed.endedAt,
      exitReason: executed.exitReason,
      ...coarsenUsage(executed.usage),
    },
    outcomes: cases.map(({ index, visibility, outcome, failureClass, cpuMs }) => ({
      caseIndex: index,
      visibility,
      outcome,
      failureClass,
      cpuMs,
    })),
  };
}
