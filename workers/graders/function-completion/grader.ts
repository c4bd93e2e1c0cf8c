import { assertNever } from "../../../lib/core/assert-never";
import { DomainError } from "../../../lib/core/errors";
import { promptPreamble } from "../../../lib/core/extraction/prompt-preamble";
import type { CaseResult, GradedTask, Grader, Judgement } from "../../../lib/core/ports/grader";
import { classifyStep, leadingFailureClass } from "../../../lib/core/scoring/classify-step";
import { errorName } from "../../../lib/core/scoring/error-name";
import type {
  AnswerView,
  ExecutionPlan,
  ExecutionResult,
  PlannedCall,
  StepResult,
} from "../../../lib/core/scoring/execution";
import { meetsExpectation } from "../../../lib/core/scoring/meets-expectation";
import type { CallCase, Expectation } from "../../../lib/core/scoring/test-plan";
import { readableValue } from "../../../lib/core/values/readable-value";
import type { FailureClass, Verdict } from "../../../lib/core/vocabulary";
import { findClassForm } from "../find-class-form";

/** A function is called with each case's arguments and its answers are compared as data. */
export const functionCompletionGrader: Grader = {
  category: "function-completion",

  /** Whether there is a function at all is seen as the submission is extracted and loaded. */
  checkFormat: (task, submission) => findClassForm(task, submission),

  plan: (task, submission) => [planOne(task, submission)],

  judge(task, [result]) {
    if (result?.kind === "calls") return judgeCalls(task, result);
    if (result?.kind === "checker") return judgeChecker(task, result);
    throw new DomainError("integrity", "a function is called or checked, nothing else");
  },
};

function planOne(task: GradedTask, submission: string): ExecutionPlan {
  const { entryPoint, testPlan } = task;
  switch (testPlan.kind) {
    case "calls": {
      const calls = testPlan.cases.map((testCase) => toPlannedCall(task, testCase));
      const { setup } = testPlan;
      const common = { kind: "calls" as const, entryPoint, source: submission, calls };
      return setup === undefined ? common : { ...common, setup };
    }
    case "checker":
    case "program":
      return {
        kind: "checker",
        entryPoint,
        source: submission,
        preamble: promptPreamble(task.language, task.prompt, entryPoint),
        testSource: testPlan.source,
      };
    default:
      throw new DomainError("integrity", `a function has no tests of kind ${testPlan.kind}`);
  }
}

/** Only Python's answers are looked at in their own process: views are words of its tests. */
function toPlannedCall({ language }: GradedTask, testCase: CallCase): PlannedCall {
  const view = language === "python" ? viewFor(testCase.expectation) : null;
  return "args" in testCase
    ? { args: { kind: "wire", text: testCase.args }, view }
    : { args: { kind: "source", text: testCase.argsSource }, view };
}

function viewFor({ kind }: Expectation): AnswerView | null {
  switch (kind) {
    case "truthy":
      return "bool";
    case "equal-as-tuple":
      return "tuple";
    case "equal-as-set":
      return "set";
    case "equal-as-int":
      return "int";
    case "equal":
    case "identical":
    case "close":
    case "is-close":
    case "raises":
      return null;
    default:
      return assertNever(kind);
  }
}

function judgeCalls(
  task: GradedTask,
  result: Extract<ExecutionResult, { kind: "calls" }>,
): Judgement {
  const plan = task.testPlan;
  const planned = plan.kind === "calls" ? plan.cases : [];
  const cases = planned.map((testCase, index) =>
    judgeCase(task, testCase, index, result.steps[index]),
  );
  return conclude(result.load, cases, result.steps.at(-1));
}

function judgeCase(
  task: GradedTask,
  testCase: CallCase,
  index: number,
  step: StepResult | undefined,
): CaseResult {
  const common = { index, visibility: testCase.visibility };
  if (step === undefined) return { ...common, outcome: "not_run", failureClass: null, cpuMs: 0 };
  const failureClass = classifyCase(task, testCase, step);
  return {
    ...common,
    outcome: failureClass === null ? "passed" : "failed",
    failureClass,
    cpuMs: step.cpuMs,
    ...(step.kind === "returned" ? { returned: readableValue(task.language, step.value) } : {}),
    ...("detail" in step ? { error: step.detail } : {}),
  };
}

function classifyCase(task: GradedTask, testCase: CallCase, step: StepResult): FailureClass | null {
  if (step.kind === "raised" && isRaised(step, testCase.expectation)) return null;
  if (step.kind !== "returned") return classifyStep(step) ?? "protocol_violation";
  const met = meetsExpectation(step.value, testCase.expectation, task);
  return met ? null : "wrong_answer";
}

function isRaised(
  { detail }: Extract<StepResult, { kind: "raised" }>,
  expectation: Expectation,
): boolean {
  return expectation.kind === "raises" && expectation.error === errorName(detail);
}

/** Passed only when it loaded, every case passed and the process was still there at the end. */
function conclude(load: StepResult, cases: CaseResult[], last: StepResult | undefined): Judgement {
  const loadFailure = classifyStep(load);
  if (loadFailure) return { verdict: failed(loadFailure), cases };
  const classes = cases.flatMap((entry) => entry.failureClass ?? []);
  const leading = leadingFailureClass(classes);
  if (leading) return { verdict: failed(leading), cases };
  const complete = cases.length > 0 && cases.every((entry) => entry.outcome === "passed");
  if (complete) return { verdict: { kind: "passed" }, cases };
  return { verdict: failed((last && classifyStep(last)) ?? "no_result"), cases };
}

function judgeChecker(
  task: GradedTask,
  result: Extract<ExecutionResult, { kind: "checker" }>,
): Judgement {
  const visibility = "visibility" in task.testPlan ? task.testPlan.visibility : "hidden";
  const loadFailure = classifyStep(result.load);
  const failureClass = loadFailure ?? classifyChecker(result);
  const outcome = loadFailure ? "not_run" : failureClass === null ? "passed" : "failed";
  const { cpuMs } = result;
  return {
    verdict: failureClass === null ? { kind: "passed" } : failed(failureClass),
    cases: [
      { index: 0, visibility, outcome, failureClass: loadFailure ? null : failureClass, cpuMs },
    ],
  };
}

function classifyChecker(
  result: Extract<ExecutionResult, { kind: "checker" }>,
): FailureClass | null {
  if (result.firstFailure) return classifyStep(result.firstFailure) ?? "protocol_violation";
  switch (result.tests) {
    case "passed":
      return null;
    case "failed":
    case "broken":
      return "wrong_answer";
    case "not-run":
      return "no_result";
  }
}

function failed(failureClass: FailureClass): Verdict {
  return { kind: "failed", failureClass };
}
