import type { SandboxBackend, SandboxLimits } from "../../../lib/core/ports/sandbox";
import type { TestPlan } from "../../../lib/core/scoring/test-plan";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { Language } from "../../../lib/core/vocabulary";
import { unitTestGrader } from "../../graders/unit-test-writing/grader";
import { executeSteps } from "../execute-steps";

/** A function in one language, with all that tests of it are judged by. */
export interface TestedFunction {
  language: Language;
  entryPoint: string;
  testPlan: Extract<TestPlan, { kind: "tests" }>;
}

export const trialLimits: SandboxLimits = { ...defaultLimits, wallMsPerTest: 30_000 };

/** What a test program comes to, as a run would judge it: `passed`, or the class of its failure. */
export async function gradeTestProgram(
  backend: SandboxBackend,
  { language, entryPoint, testPlan }: TestedFunction,
  program: string,
): Promise<string> {
  const task = { language, entryPoint, prompt: "", equality: "typed" as const, testPlan };
  if (unitTestGrader.checkFormat(task, program) !== null) return "format";
  const plans = unitTestGrader.plan(task, program);
  const { results } = await executeSteps(backend, language, trialLimits, plans, null);
  const { verdict } = unitTestGrader.judge(task, results, program);
  return verdict.kind === "failed" ? verdict.failureClass : verdict.kind;
}
