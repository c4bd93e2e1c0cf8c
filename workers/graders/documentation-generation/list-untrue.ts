import { errorName } from "../../../lib/core/scoring/error-name";
import type { ExecutionResult, StepResult } from "../../../lib/core/scoring/execution";
import { type AnswerRule, equalInLanguage } from "../../../lib/core/values/equal-in-language";
import type { Example, ExampleOutcome } from "./example";

/** Whether a call came to what an example says of it. One that never came to an end did not. */
function isTrue(outcome: ExampleOutcome, step: StepResult | undefined, rule: AnswerRule): boolean {
  if (outcome.kind === "raises") {
    return step?.kind === "raised" && errorName(step.detail) === outcome.error;
  }
  return step?.kind === "returned" && equalInLanguage(step.value, outcome.value, rule);
}

/** The examples that are not true of a program, by what its execution came to. */
export function listUntrue(
  examples: readonly Example[],
  result: ExecutionResult | undefined,
  rule: AnswerRule,
): Example[] {
  const steps = result?.kind === "calls" ? result.steps : [];
  return examples.filter(({ outcome }, at) => !isTrue(outcome, steps[at], rule));
}
