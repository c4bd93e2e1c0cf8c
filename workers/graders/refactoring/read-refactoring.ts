import { DomainError } from "../../../lib/core/errors";
import type { GradedTask } from "../../../lib/core/ports/grader";
import type { TestPlan } from "../../../lib/core/scoring/test-plan";
import type { ParsedSource, ParseSource } from "../../../lib/core/syntax/parsed-source";

/** A submission as this grader looks at it. */
export interface Refactoring {
  plan: Extract<TestPlan, { kind: "refactoring" }>;
  source: ParsedSource;
  /** The task with its behaviour alone, as the grader of functions takes it. */
  behaviour: GradedTask;
}

/** @throws DomainError environment for a language without a grammar; integrity for tests of another kind. */
export function readRefactoring(
  parse: ParseSource,
  task: GradedTask,
  submission: string,
): Refactoring {
  const { language, testPlan: plan } = task;
  if (language === "typescript") {
    throw new DomainError("environment", "a refactoring in TypeScript can't be graded yet");
  }
  if (plan.kind !== "refactoring") {
    throw new DomainError("integrity", `a refactoring has no tests of kind ${plan.kind}`);
  }
  const behaviour: GradedTask = { ...task, testPlan: { kind: "calls", cases: plan.cases } };
  return { plan, source: parse(language, submission), behaviour };
}
