import { assertNever } from "../assert-never";
import type { Visibility } from "../vocabulary";
import type { TestPlan } from "./test-plan";

/** Visibility of each test case that a grader makes of a plan, in their order. */
export function caseVisibilities(plan: TestPlan): Visibility[] {
  switch (plan.kind) {
    case "calls":
      return plan.cases.map(({ visibility }) => visibility);
    case "checker":
    case "program":
      return [plan.visibility];
    case "documentation":
      // Parameters, result, each error, examples and their truth: published rules. The faults are hidden.
      return [...publicCases(2 + plan.errors.length + 2), "hidden"];
    case "tests":
      return ["hidden", "hidden", ...plan.faults.map(() => "hidden" as const)];
    case "refactoring":
      // The four goals are in the statement.
      return [...plan.cases.map(({ visibility }) => visibility), ...publicCases(4)];
    default:
      return assertNever(plan);
  }
}

function publicCases(count: number): Visibility[] {
  return Array.from({ length: count }, () => "public");
}
