import type { ExecutionPlan, ExecutionResult } from "../scoring/execution";
import type { TestPlan } from "../scoring/test-plan";
import type {
  CaseOutcome,
  Equality,
  FailureClass,
  Language,
  TaskCategory,
  Verdict,
  Visibility,
} from "../vocabulary";

/** What a grader needs of a task. */
export interface GradedTask {
  language: Language;
  entryPoint: string;
  prompt: string;
  equality: Equality;
  testPlan: TestPlan;
}

export interface CaseResult {
  index: number;
  visibility: Visibility;
  outcome: CaseOutcome;
  failureClass: FailureClass | null;
  cpuMs: number;
  /** What the submission answered, in readable form; shown for public cases only. */
  returned?: string;
  error?: string;
}

export interface Judgement {
  verdict: Verdict;
  cases: CaseResult[];
}

/** Why a submission is not of the form that its category asks for; shown in its public trace. */
export interface FormatFault {
  /** A short name of the rule, such as `test-program`. */
  rule: string;
  detail: string;
}

/**
 * Category logic from submission to verdict, as pure functions; a job runs the plans between, in
 * order, each in fresh sandboxes. What has a format fault is never planned.
 */
export interface Grader {
  readonly category: TaskCategory;
  checkFormat(task: GradedTask, submission: string): FormatFault | null;
  plan(task: GradedTask, submission: string): ExecutionPlan[];
  /** @param results one for each plan, in its order */
  judge(task: GradedTask, results: ExecutionResult[], submission: string): Judgement;
}

/** @throws DomainError environment where a category has no grader. */
export type GraderFor = (category: TaskCategory) => Grader;
