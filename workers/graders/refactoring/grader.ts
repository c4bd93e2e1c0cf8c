import type { CaseResult, Grader, Judgement } from "../../../lib/core/ports/grader";
import type { ParseSource } from "../../../lib/core/syntax/parsed-source";
import { checkGoals, type GoalResult } from "../../../lib/core/syntax-measures/check-goals";
import { checkRefactoringFormat } from "./check-refactoring-format";
import { type Refactoring, readRefactoring } from "./read-refactoring";

/**
 * A refactored function is called with each case's arguments, as a completed one is, and its syntax tree is
 * measured: each goal is a test case of its own behind those. All of them have to hold.
 * @param functions the grader of completed functions, which judges the behaviour
 */
export function refactoringGrader(parse: ParseSource, functions: Grader): Grader {
  return {
    category: "refactoring",

    checkFormat: (task, submission) =>
      checkRefactoringFormat(parse, readRefactoring(parse, task, submission)),

    plan: (task, submission) =>
      functions.plan(readRefactoring(parse, task, submission).behaviour, submission),

    judge(task, results, submission) {
      const refactoring = readRefactoring(parse, task, submission);
      const behaviour = functions.judge(refactoring.behaviour, results, submission);
      return withGoals(behaviour, refactoring);
    },
  };
}

function withGoals({ verdict, cases }: Judgement, { plan, source }: Refactoring): Judgement {
  const goals = checkGoals(source, plan.goals);
  const all = [...cases, ...goals.map((goal, at) => toCase(goal, cases.length + at))];
  if (verdict.kind !== "passed" || goals.every(({ held }) => held)) return { verdict, cases: all };
  return { verdict: { kind: "failed", failureClass: "wrong_answer" }, cases: all };
}

const measured = {
  cyclomatic: "cyclomatic complexity",
  nesting: "nesting",
  functionLines: "lines of the longest function",
  duplicatedLines: "duplicated lines",
} as const satisfies Record<GoalResult["goal"], string>;

/** The goals are in the prompt, so they are public. */
function toCase({ goal, measured: amount, most, held }: GoalResult, index: number): CaseResult {
  return {
    index,
    visibility: "public",
    outcome: held ? "passed" : "failed",
    failureClass: held ? null : "wrong_answer",
    cpuMs: 0,
    returned: `${measured[goal]}: ${amount}, at most ${most}`,
  };
}
