import { DomainError } from "../../../lib/core/errors";
import { holdsTests } from "../../../lib/core/extraction/holds-tests";
import type {
  CaseResult,
  FormatFault,
  GradedTask,
  Grader,
  Judgement,
} from "../../../lib/core/ports/grader";
import { classifyStep, leadingFailureClass } from "../../../lib/core/scoring/classify-step";
import type { ExecutionResult } from "../../../lib/core/scoring/execution";
import type { TestPlan } from "../../../lib/core/scoring/test-plan";
import type { FailureClass } from "../../../lib/core/vocabulary";

type TrialResult = Extract<ExecutionResult, { kind: "trial" }>;

/** How often the tests run against the reference: they have to say the same each time. */
const referenceTrials = 3;

/**
 * A test program passes on both correct solutions, three times on the first, and fails on each planted
 * fault. It has no say in which of them it faces: only values and names of errors reach it.
 */
export const unitTestGrader: Grader = {
  category: "unit-test-writing",

  checkFormat: ({ language, entryPoint }, submission): FormatFault | null => {
    if (!holdsTests(language, submission)) {
      return { rule: "test-program", detail: `there is no test in it, as ${language} marks them` };
    }
    if (!names(submission, entryPoint)) {
      return { rule: "names-function", detail: `it never names ${entryPoint}` };
    }
    return null;
  },

  plan(task, testSource) {
    const { entryPoint } = task;
    return subjectsOf(planOf(task)).map((subject) => ({
      kind: "trial",
      entryPoint,
      subject,
      testSource,
    }));
  },

  judge(task, results): Judgement {
    const trials = results.filter((result) => result.kind === "trial");
    const references = trials.slice(0, referenceTrials);
    const [second, ...faults] = trials.slice(referenceTrials);
    const classes = [
      classifyReference(references),
      classifyCorrect(second),
      ...planOf(task).faults.map((_, index) => classifyFaulty(faults[index])),
    ];
    const slowest = Math.max(...references.map(({ cpuMs }) => cpuMs), 0);
    const times = [slowest, second?.cpuMs ?? 0, ...faults.map(({ cpuMs }) => cpuMs)];
    const cases = classes.map((failureClass, index) => toCase(index, failureClass, times[index]));
    const leading = leadingFailureClass(classes.filter((one) => one !== null));
    return {
      verdict: leading ? { kind: "failed", failureClass: leading } : { kind: "passed" },
      cases,
    };
  },
};

type TestsPlan = Extract<TestPlan, { kind: "tests" }>;

function planOf({ testPlan }: GradedTask): TestsPlan {
  if (testPlan.kind === "tests") return testPlan;
  throw new DomainError("integrity", `tests are not judged by a plan of kind ${testPlan.kind}`);
}

function subjectsOf({ reference, second, faults }: TestsPlan): string[] {
  return [...Array.from({ length: referenceTrials }, () => reference), second, ...faults];
}

function names(text: string, entryPoint: string): boolean {
  const name = entryPoint.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`(?<![\\p{ID_Continue}$])${name}(?![\\p{ID_Continue}$])`, "u").test(text);
}

function toCase(index: number, failureClass: FailureClass | null, cpuMs = 0): CaseResult {
  const outcome = failureClass === null ? "passed" : "failed";
  return { index, visibility: "hidden", outcome, failureClass, cpuMs };
}

/** Tests that say now this and now that are wrong at least once. */
function classifyReference(trials: TrialResult[]): FailureClass | null {
  const classes = Array.from({ length: referenceTrials }, (_, at) => classifyCorrect(trials[at]));
  return leadingFailureClass(classes.filter((one) => one !== null));
}

function classifyCorrect(trial: TrialResult | undefined): FailureClass | null {
  if (trial?.outcome === "passed") return null;
  return trial?.outcome === "failed" ? "wrong_answer" : classifySilence(trial);
}

/** Ending without a word, or without a test, tells no fault from a correct solution. */
function classifyFaulty(trial: TrialResult | undefined): FailureClass | null {
  if (trial?.outcome === "failed") return null;
  return trial?.outcome === "passed" ? "wrong_answer" : classifySilence(trial);
}

function classifySilence(trial: TrialResult | undefined): FailureClass {
  return (trial && classifyStep(trial.load)) ?? "no_result";
}
