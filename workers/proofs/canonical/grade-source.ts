import type { Judgement } from "../../../lib/core/ports/grader";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { SuiteDefinition, TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { functionCompletionGrader } from "../../graders/function-completion/grader";
import { executePlan } from "../../jobs/execute-plan";

/** One program's verdict in words: `passed`, a failure class, or `void: ` and why. */
export async function gradeSource(
  backend: SandboxBackend,
  suite: SuiteDefinition,
  task: TaskDefinition,
  source: string,
): Promise<string> {
  const graded = { ...task, equality: suite.equality };
  const plan = functionCompletionGrader.plan(graded, source);
  try {
    const { result } = await executePlan(backend, task.language, suite.limits, plan);
    return word(functionCompletionGrader.judge(graded, result));
  } catch (cause) {
    return `void: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

function word({ verdict }: Judgement): string {
  return verdict.kind === "failed" ? verdict.failureClass : verdict.kind;
}
