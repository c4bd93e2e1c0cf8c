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
      // The code, the form and the examples are looked at by published rules; the faults are hidden.
      return ["public", "public", "public", "hidden"];
    case "tests":
      return ["hidden", "hidden", ...plan.faults.map(() => "hidden" as const)];
    case "refactoring":
      // The goals are in the statement.
      return [...plan.cases.map(({ visibility }) => visibility), "public"];
    default:
      return assertNever(plan);
  }
}
