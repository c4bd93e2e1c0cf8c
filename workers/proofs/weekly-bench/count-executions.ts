import { assertNever } from "../../../lib/core/assert-never";
import type { TestPlan } from "../../../lib/core/scoring/test-plan";
import type { CaseOutcome } from "../../../lib/core/vocabulary";

/** How often a test program runs against the reference: see the grader of unit tests. */
const referenceTrials = 3;
/** The test program, and the program that it tests. */
const programsOfTrial = 2;

/**
 * How many programs were run to judge one candidate once, each in a sandbox of its own. Compiling is no
 * execution. A documentation's examples are tried on our code and on each faulty program, if there are as
 * many as were asked for; a test program is run against one subject after the other until one comes out
 * wrong. The stored outcomes tell both.
 * @param outcomes of one execution by case, as the category's grader orders them
 */
export function countExecutions(plan: TestPlan, outcomes: readonly CaseOutcome[]): number {
  switch (plan.kind) {
    case "calls":
    case "refactoring":
      return 1;
    case "checker":
    case "program":
      return programsOfTrial;
    case "documentation":
      // The last three cases: how many examples there are, whether they are true, whether they tell faults.
      return outcomes.at(-3) === "passed" ? 1 + plan.faults.length : 1;
    case "tests": {
      const [reference, ...subjects] = outcomes;
      // Verdicts that are planted come out the same each time: the first of three trials is the last.
      const first = reference === "passed" ? referenceTrials : 1;
      const later = subjects.filter((outcome) => outcome !== "not_run").length;
      return programsOfTrial * (first + later);
    }
    default:
      return assertNever(plan);
  }
}
