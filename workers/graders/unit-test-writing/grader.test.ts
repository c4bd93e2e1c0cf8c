import { expect, test } from "vitest";
import type { GradedTask } from "../../../lib/core/ports/grader";
import type { ExecutionResult, StepResult } from "../../../lib/core/scoring/execution";
import { unitTestGrader } from "./grader";

type Outcome = Extract<ExecutionResult, { kind: "trial" }>["outcome"];

const task: GradedTask = {
  language: "python",
  entryPoint: "f",
  prompt: "",
  equality: "typed",
  testPlan: { kind: "tests", reference: "right", second: "other", faults: ["first", "last"] },
};

function judge(outcomes: Outcome[], load: StepResult = { kind: "loaded", cpuMs: 1 }) {
  const results = outcomes.map((outcome): ExecutionResult => {
    const detail = "";
    return { kind: "trial", outcome, detail, load, cpuMs: 3 };
  });
  const { verdict, cases } = unitTestGrader.judge(task, results, "");
  const word = verdict.kind === "failed" ? verdict.failureClass : verdict.kind;
  return [
    word,
    cases
      .map((one) => one.outcome === "passed")
      .map(Number)
      .join(""),
  ];
}

const [passed, failed] = ["passed", "failed"] as const;

test("the reference is tried three times, then the second solution, then every fault", () => {
  const subjects = unitTestGrader
    .plan(task, "tests")
    .map((plan) => plan.kind === "trial" && [plan.subject, plan.testSource, plan.expects]);
  expect(subjects).toEqual([
    ...["right", "right", "right", "other"].map((name) => [name, "tests", "passed"]),
    ...["first", "last"].map((name) => [name, "tests", "failed"]),
  ]);
});

test.each<[words: string, outcomes: Outcome[], word: string, cases: string]>([
  ["holds", [passed, passed, passed, passed, failed, failed], "passed", "1111"],
  ["passes always", Array(6).fill(passed), "wrong_answer", "1100"],
  ["fails always", Array(6).fill(failed), "wrong_answer", "0011"],
  [
    "says now this, now that",
    [passed, failed, passed, passed, failed, failed],
    "wrong_answer",
    "0111",
  ],
  [
    "knows one solution alone",
    [passed, passed, passed, failed, failed, failed],
    "wrong_answer",
    "1011",
  ],
  [
    "misses the last fault",
    [passed, passed, passed, passed, failed, passed],
    "wrong_answer",
    "1110",
  ],
  [
    "ends on a fault without a word",
    [passed, passed, passed, passed, "not-run", failed],
    "no_result",
    "1101",
  ],
  [
    "has no test on a fault",
    [passed, passed, passed, passed, failed, "no-tests"],
    "no_result",
    "1110",
  ],
  ["fails the first time, which ends it", [failed], "wrong_answer", "0000"],
  [
    "passes a fault, which ends it",
    [passed, passed, passed, passed, passed],
    "wrong_answer",
    "1100",
  ],
  ["was cut off", [passed, passed], "no_result", "0000"],
  ["was cut off among the faults", [passed, passed, passed, passed, failed], "no_result", "1110"],
])("a program that %s", (_words, outcomes, word, cases) => {
  expect(judge(outcomes)).toEqual([word, cases]);
});

test("what ended a program names its class", () => {
  const ended = { kind: "ended", reason: "cpu-limit", cpuMs: 1 } as const;
  expect(judge(Array(6).fill("not-run"), ended)).toEqual(["cpu_timeout", "0000"]);
});

test.each([
  ["", "test-program"],
  ["f passes when tested with TestCase", "test-program"],
  ["class T(unittest.TestCase):\n    def test(self): ff(1)\n", "names-function"],
  ["class T(unittest.TestCase):\n    def test(self): f(1)\n", undefined],
])("%j breaks the rule %s", (program, rule) => {
  expect(unitTestGrader.checkFormat(task, program)?.rule).toBe(rule);
});
