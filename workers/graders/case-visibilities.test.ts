import fc from "fast-check";
import { expect, test } from "vitest";
import type { GradedTask } from "../../lib/core/ports/grader";
import { caseVisibilities } from "../../lib/core/scoring/case-visibilities";
import type { ExecutionPlan, ExecutionResult, StepResult } from "../../lib/core/scoring/execution";
import { type TaskCategory, taskCategories } from "../../lib/core/vocabulary";
import { openParser } from "../syntax/open-parser";
import { documentedFunctions } from "./documentation-generation/test-support/documented-functions";
import { openGraders } from "./graders";
import { makeFeeTask } from "./refactoring/test-support/fee-task";
import { refactoredFunctions } from "./refactoring/test-support/refactored-functions";
import { functionCategories, makePairsTask } from "./test-support/pairs-task";

const graderFor = await openGraders();
const parse = await openParser();

const step: fc.Arbitrary<StepResult> = fc.constantFrom(
  { kind: "loaded", cpuMs: 1 },
  { kind: "returned", value: { kind: "int", value: 1n }, cpuMs: 1 },
  { kind: "raised", detail: "ValueError: words", cpuMs: 1 },
  { kind: "syntax-error", detail: "line 1", cpuMs: 1 },
  { kind: "ended", reason: "cpu-limit", cpuMs: 1 },
);

/** Whatever an execution of a plan may come to. */
function resultOf(plan: ExecutionPlan): fc.Arbitrary<ExecutionResult> {
  switch (plan.kind) {
    case "calls":
      return fc.record({
        kind: fc.constant("calls" as const),
        load: step,
        steps: fc.array(step, { maxLength: plan.calls.length }),
      });
    case "checker":
      return fc.record({
        kind: fc.constant("checker" as const),
        load: step,
        tests: fc.constantFrom("passed", "failed", "broken", "not-run"),
        firstFailure: fc.option(step, { nil: null }),
        cpuMs: fc.constant(1),
      });
    case "trial":
      return fc.record({
        kind: fc.constant("trial" as const),
        outcome: fc.constantFrom("passed", "failed", "no-tests", "not-run"),
        detail: fc.constant(""),
        load: step,
        cpuMs: fc.constant(1),
      });
  }
}

type Judged = [category: TaskCategory, what: string, task: GradedTask, submission: string];

const pairs = makePairsTask("bug-fixing", "python");
const answer = "def pairs(items):\n    return 1\n";
const share = documentedFunctions.python;
const documentation: GradedTask = {
  language: "python",
  entryPoint: "share",
  prompt: "",
  equality: "typed",
  testPlan: {
    kind: "documentation",
    code: share.code,
    parameters: ["total", "parts"],
    errors: ["`parts` is below 1", "`total` is odd"],
    faults: share.faults,
  },
};
const tests = {
  kind: "tests" as const,
  reference: answer,
  second: answer,
  faults: ["a", "b", "c"],
};
const checker = { source: "assert pairs([]) == 0", visibility: "public" } as const;

const judged: Judged[] = [
  ...functionCategories.map(
    (category): Judged => [category, "calls", makePairsTask(category, "python"), answer],
  ),
  [
    "function-completion",
    "a checker",
    { ...pairs, testPlan: { kind: "checker", ...checker } },
    answer,
  ],
  [
    "function-completion",
    "a program",
    { ...pairs, testPlan: { kind: "program", ...checker, visibility: "hidden" } },
    answer,
  ],
  ...Object.entries({ ...share.honest, "no documentation": share.code }).map(
    ([what, submission]): Judged => ["documentation-generation", what, documentation, submission],
  ),
  ["unit-test-writing", "tests", { ...pairs, testPlan: tests }, "class T(TestCase): pairs"],
  [
    "refactoring",
    "calls and goals",
    makeFeeTask(parse, "python"),
    refactoredFunctions.python.reference,
  ],
];

test("every category is here", () => {
  expect(new Set(judged.map(([category]) => category))).toEqual(new Set(taskCategories));
});

test.each(judged)(
  "a judgement of %s by %s has the cases that a suite is stored with, whatever came of it",
  (category, _what, task, submission) => {
    const grader = graderFor(category);
    const stored = caseVisibilities(task.testPlan);
    const results = fc.tuple(...grader.plan(task, submission).map(resultOf));
    fc.assert(
      fc.property(results, (each) => {
        const { verdict, cases } = grader.judge(task, each, submission);
        if (verdict.kind === "voided") return;
        expect(cases.map(({ visibility }) => visibility)).toEqual(stored);
        expect(cases.map(({ index }) => index)).toEqual(stored.map((_, at) => at));
      }),
    );
  },
);
