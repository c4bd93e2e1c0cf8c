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

/** Category logic from submission to verdict, as two pure functions; a job runs the plan between. */
export interface Grader {
  readonly category: TaskCategory;
  plan(task: GradedTask, submission: string): ExecutionPlan;
  judge(task: GradedTask, result: ExecutionResult): Judgement;
}
