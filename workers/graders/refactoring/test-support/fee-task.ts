import type { GradedTask } from "../../../../lib/core/ports/grader";
import type { CallCase } from "../../../../lib/core/scoring/test-plan";
import type { ParsedLanguage, ParseSource } from "../../../../lib/core/syntax/parsed-source";
import { proposeGoals } from "../../../../lib/core/syntax-measures/propose-goals";
import { refactoredFunctions } from "./refactored-functions";

const errors = { python: "ValueError", javascript: "RangeError", java: "IllegalArgumentException" };

/** What the tangled program answers, computed by hand. */
const answers: [kind: string, weight: number, express: boolean, fee: number | null][] = [
  ["letter", 20, false, 125],
  ["letter", 20, true, 400],
  ["letter", 21, false, 223],
  ["letter", 100, false, 460],
  ["letter", 101, true, 1498],
  ["parcel", 2000, false, 2450],
  ["parcel", 2001, false, 4902],
  ["letter", 0, true, 320],
  ["card", 1, false, null],
];

/** The refactoring task of the tangled function, with the goals that are proposed for it. */
export function makeFeeTask(parse: ParseSource, language: ParsedLanguage): GradedTask {
  const { tangled, reference } = refactoredFunctions[language];
  const { goals } = proposeGoals(parse(language, tangled), parse(language, reference));
  const cases = answers.map(([kind, weight, express, fee]): CallCase => {
    const args = JSON.stringify(["t", kind, ["i", `${weight}`], express]);
    const expectation =
      fee === null
        ? { kind: "raises" as const, error: errors[language] }
        : { kind: "equal" as const, value: JSON.stringify(["i", `${fee}`]) };
    return { visibility: "hidden", args, expectation };
  });
  const testPlan = { kind: "refactoring" as const, original: tangled, goals, cases };
  return { language, entryPoint: "fee", prompt: "", equality: "typed", testPlan };
}
