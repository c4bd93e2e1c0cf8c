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
    const plan = planOf(task);
    const correct = [...Array.from({ length: referenceTrials }, () => plan.reference), plan.second];
    const trial = (subject: string, expects: "passed" | "failed") => ({
      kind: "trial" as const,
      entryPoint,
      subject,
      testSource,
      expects,
    });
    return [
      ...correct.map((subject) => trial(subject, "passed")),
      ...plan.faults.map((subject) => trial(subject, "failed")),
    ];
  },

  /** The first trial that comes out wrong decides; those after it were not run. */
  judge(task, results): Judgement {
    const trials = results.filter((result) => result.kind === "trial");
    const references = trials.slice(0, referenceTrials);
    const [second, ...faults] = trials.slice(referenceTrials);
    const judged: (FailureClass | null | "not_run")[] = [
      leadingFailureClass(references.map(classifyCorrect).filter((one) => one !== null)) ??
        (references.length < referenceTrials ? "no_result" : null),
      second ? classifyCorrect(second) : "not_run",
      ...planOf(task).faults.map((_, at) => (faults[at] ? classifyFaulty(faults[at]) : "not_run")),
    ];
    const slowest = Math.max(...references.map(({ cpuMs }) => cpuMs), 0);
    const times = [slowest, second?.cpuMs ?? 0, ...faults.map(({ cpuMs }) => cpuMs)];
    const cases = judged.map((one, index) => toCase(index, one, times[index]));
    const classes = judged.filter((one) => one !== null && one !== "not_run");
    // Nothing came out wrong and not all was run: that is no pass.
    const leading =
      leadingFailureClass(classes) ?? (judged.includes("not_run") ? "no_result" : null);
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

function names(text: string, entryPoint: string): boolean {
  const name = entryPoint.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`(?<![\\p{ID_Continue}$])${name}(?![\\p{ID_Continue}$])`, "u").test(text);
}

function toCase(index: number, judged: FailureClass | null | "not_run", cpuMs = 0): CaseResult {
  if (judged === "not_run") {
    return { index, visibility: "hidden", outcome: "not_run", failureClass: null, cpuMs };
  }
  const outcome = judged === null ? "passed" : "failed";
  return { index, visibility: "hidden", outcome, failureClass: judged, cpuMs };
}

/** Ending without a word, or without a test, tells no fault from a correct solution. */
function classifyFaulty(trial: TrialResult): FailureClass | null {
  if (trial.outcome === "failed") return null;
  return trial.outcome === "passed" ? "wrong_answer" : classifySilence(trial);
}

function classifySilence(trial: TrialResult): FailureClass {
  return classifyStep(trial.load) ?? "no_result";
}

function classifyCorrect(trial: TrialResult): FailureClass | null {
  if (trial.outcome === "passed") return null;
  return trial.outcome === "failed" ? "wrong_answer" : classifySilence(trial);
}
