import { DomainError } from "../../lib/core/errors";
import type { GradedTask, GraderFor } from "../../lib/core/ports/grader";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { packagesFor } from "../../lib/core/suite/package-allowlist";
import type { SuiteDefinition, TaskDefinition } from "../../lib/core/suite/suite-definition";
import type { Verdict } from "../../lib/core/vocabulary";
import { executeSteps } from "./execute-steps";
import { gradingWidth } from "./grading-width";
import { mapConcurrently } from "./map-concurrently";
import { readTestsBroken } from "./tests-broken";

export interface InvalidTask {
  taskKey: string;
  reason: string;
}

type Validated = Pick<SuiteDefinition, "equality" | "limits" | "packages"> & {
  tasks: Pick<
    TaskDefinition,
    | "taskKey"
    | "category"
    | "entryPoint"
    | "prompt"
    | "language"
    | "testPlan"
    | "referenceSolution"
    | "plantedFaults"
  >[];
};

/** Tasks whose reference fails or whose planted faults pass; empty when every task means something. */
export async function validateTasks(
  backend: SandboxBackend,
  graderFor: GraderFor,
  suite: Validated,
  onTask: () => void = () => {},
): Promise<InvalidTask[]> {
  const found = await mapConcurrently(suite.tasks, gradingWidth(backend), async (task) => {
    const graded = { ...task, equality: suite.equality };
    const packages = packagesFor(suite.packages, task.language);
    const grader = graderFor(task.category);
    const grade = async (submission: string): Promise<Verdict> => {
      if (grader.checkFormat(graded, submission)) return { kind: "failed", failureClass: "format" };
      const { limits } = suite;
      const plans = grader.plan(graded, submission);
      const { results } = await executeSteps(backend, task.language, limits, plans, packages);
      return grader.judge(graded, results, submission).verdict;
    };
    const reasons = await findReasons(task, graded, grade).catch(readReasons);
    onTask();
    return reasons.map((reason) => ({ taskKey: task.taskKey, reason }));
  });
  return found.flat();
}

/** Tests that are broken themselves are a task's fault; a machine's fault ends the validation. */
function readReasons(cause: unknown): string[] {
  const what = cause instanceof DomainError ? readTestsBroken(cause) : null;
  if (what === null) throw cause;
  return [`its tests are broken: ${what}`];
}

async function findReasons(
  task: Validated["tasks"][number],
  graded: GradedTask,
  grade: (submission: string) => Promise<Verdict>,
): Promise<string[]> {
  const reasons: string[] = [];
  if ("cases" in graded.testPlan && graded.testPlan.cases.length === 0) {
    reasons.push("it has no test case");
  }
  if (task.referenceSolution === null) {
    reasons.push("it has no reference solution");
  } else {
    const reference = await grade(task.referenceSolution);
    if (reference.kind !== "passed") reasons.push(`the reference solution is ${word(reference)}`);
  }
  for (const [index, fault] of task.plantedFaults.entries()) {
    const verdict = await grade(fault);
    if (verdict.kind === "passed") reasons.push(`planted fault ${index + 1} passes`);
  }
  return reasons;
}

function word(verdict: Verdict): string {
  return verdict.kind === "failed" ? `failed: ${verdict.failureClass}` : verdict.kind;
}
