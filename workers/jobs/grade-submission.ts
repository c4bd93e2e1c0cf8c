import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import type { GradedTask, GraderFor } from "../../lib/core/ports/grader";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { packagesFor } from "../../lib/core/suite/package-allowlist";
import type { InfrastructureFault } from "../../lib/core/vocabulary";
import { executeSteps } from "./execute-steps";
import type { GradedCandidate } from "./graded-candidate";
import { readTestsBroken } from "./tests-broken";

/** How a suite's submissions are judged. */
export interface GradingRules {
  suite: GradableSuite;
  graderFor: GraderFor;
}

const sandboxAttempts = 3;

/**
 * Executes and judges one submission, unless it is not of the form that its category asks for. A fault of the machine is tried again on a fresh sandbox, then
 * voids: it is never a failure. Tests that are broken themselves void at once.
 */
export async function gradeSubmission(
  backend: SandboxBackend,
  { suite, graderFor }: GradingRules,
  task: SuiteTask,
  submission: string,
): Promise<GradedCandidate> {
  const graded: GradedTask = { ...task, equality: suite.equality };
  const grader = graderFor(task.category);
  const formatFault = grader.checkFormat(graded, submission);
  if (formatFault !== null) {
    const verdict = { kind: "failed", failureClass: "format" } as const;
    return { verdict, cases: [], executed: null, formatFault };
  }
  const plans = grader.plan(graded, submission);
  const packages = packagesFor(suite.packages, task.language);
  let fault: InfrastructureFault = "sandbox-start";
  for (let attempt = 1; attempt <= sandboxAttempts; attempt += 1) {
    try {
      const executed = await executeSteps(backend, task.language, suite.limits, plans, packages);
      return { ...grader.judge(graded, executed.results, submission), executed };
    } catch (cause) {
      if (!(cause instanceof DomainError) || cause.code !== "sandbox-fault") throw cause;
      fault = faultOf(cause);
      if (fault === "tests-broken") break;
    }
  }
  return { verdict: { kind: "voided", fault }, cases: [], executed: null };
}

function faultOf(error: DomainError): InfrastructureFault {
  if (readTestsBroken(error) !== null) return "tests-broken";
  if (error.message === "host-saturated") return "host-saturated";
  return error.message.includes("could not be started") ? "sandbox-start" : "sandbox-lost";
}
