import { DomainError } from "../../../lib/core/errors";
import type { Judgement } from "../../../lib/core/ports/grader";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { packagesFor } from "../../../lib/core/suite/package-allowlist";
import type { SuiteDefinition, TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { functionCompletionGrader } from "../../graders/function-completion/grader";
import { executeSteps } from "../../jobs/execute-steps";

/** As many as a run gives a faulty machine. */
const mostAttempts = 3;

/** One program's verdict in words: `passed`, a failure class, or `void: ` and why. */
export async function gradeSource(
  backend: SandboxBackend,
  suite: SuiteDefinition,
  task: TaskDefinition,
  source: string,
): Promise<string> {
  const graded = { ...task, equality: suite.equality };
  const plans = functionCompletionGrader.plan(graded, source);
  const packages = packagesFor(suite.packages, task.language);
  let fault = "";
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    try {
      const { results } = await executeSteps(backend, task.language, suite.limits, plans, packages);
      return word(functionCompletionGrader.judge(graded, results, source));
    } catch (cause) {
      if (!(cause instanceof DomainError) || cause.code !== "sandbox-fault") throw cause;
      fault = cause.message;
    }
  }
  return `void: ${fault}`;
}

function word({ verdict }: Judgement): string {
  return verdict.kind === "failed" ? verdict.failureClass : verdict.kind;
}
