import { describe, expect, test } from "vitest";
import type { GradedTask } from "../../../lib/core/ports/grader";
import type { ExecutionResult, StepResult } from "../../../lib/core/scoring/execution";
import { checkGoals } from "../../../lib/core/syntax-measures/check-goals";
import { proposeGoals } from "../../../lib/core/syntax-measures/propose-goals";
import { parseWire } from "../../../lib/core/values/parse-wire";
import { openParser } from "../../syntax/open-parser";
import { openGraders } from "../graders";
import { makeFeeTask } from "./test-support/fee-task";
import { refactoredFunctions } from "./test-support/refactored-functions";

const parse = await openParser();
const grader = (await openGraders())("refactoring");
const goals = ["cyclomatic", "nesting", "functionLines", "duplicatedLines"];

/** An execution in which every case has the answer that is expected. */
function allRight({ testPlan }: GradedTask): ExecutionResult {
  const cases = testPlan.kind === "refactoring" ? testPlan.cases : [];
  const steps = cases.map(({ expectation }): StepResult => {
    return expectation.kind === "raises"
      ? { kind: "raised", detail: `${expectation.error}: kind`, cpuMs: 1 }
      : {
          kind: "returned",
          value: parseWire("value" in expectation ? expectation.value : ""),
          cpuMs: 1,
        };
  });
  return { kind: "calls", load: { kind: "loaded", cpuMs: 1 }, steps };
}

describe.each(["python", "javascript", "java"] as const)("a refactoring in %s", (language) => {
  const { tangled, reference, honest, cheats } = refactoredFunctions[language];
  const task = makeFeeTask(parse, language);
  const behaviours = task.testPlan.kind === "refactoring" ? task.testPlan.cases.length : 0;

  /** The rule of the form that is broken, or the goals that are missed. */
  const missed = (submission: string) => {
    const fault = grader.checkFormat(task, submission);
    if (fault !== null) return [fault.rule];
    const { verdict, cases } = grader.judge(task, [allRight(task)], submission);
    const failed = cases.filter(({ outcome }) => outcome !== "passed");
    expect(cases).toHaveLength(behaviours + goals.length);
    expect(verdict).toEqual(
      failed.length === 0 ? { kind: "passed" } : { kind: "failed", failureClass: "wrong_answer" },
    );
    return failed.map(({ index }) => goals[index - behaviours]);
  };

  test("goals are proposed that the tangled program breaks and the reference holds", () => {
    const { goals: proposed, broken } = proposeGoals(
      parse(language, tangled),
      parse(language, reference),
    );
    expect(broken.length).toBeGreaterThanOrEqual(2);
    expect(proposed.keepNames.some((name) => name.endsWith("EXPRESS_FEE"))).toBe(true);
    const results = checkGoals(parse(language, reference), proposed);
    expect(results.filter(({ held }) => !held)).toEqual([]);
  });

  test.each(Object.entries(honest))("by %s reaches every goal", (_what, submission) => {
    expect(missed(submission)).toEqual([]);
  });

  test.each(cheats)("that is %s fails", (_what, submission, expected) => {
    expect(missed(submission)).toEqual(expected);
  });

  test("is called with every case, as a completed function is", () => {
    const plans = grader.plan(task, reference);
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatchObject({ kind: "calls", entryPoint: "fee", source: reference });
  });

  test("that answers otherwise in one case fails, whatever its goals", () => {
    const result = allRight(task);
    if (result.kind !== "calls") throw new Error("calls");
    result.steps[0] = { kind: "returned", value: { kind: "int", value: 126n }, cpuMs: 1 };
    const { verdict } = grader.judge(task, [result], reference);
    expect(verdict).toEqual({ kind: "failed", failureClass: "wrong_answer" });
  });
});

test("goals ask for nothing better than readable code, unless nothing would be broken then", () => {
  const small = (lines: number) =>
    parse("python", `def f(a):\n${"    if a: b(a)\n".repeat(lines)}    return a\n`);
  // 14 decisions and 15 against 3: half way is 8, and ten is good enough.
  expect(proposeGoals(small(13), small(2)).goals).toMatchObject({
    maxCyclomatic: 10,
    maxNesting: 3,
  });
  expect(proposeGoals(small(6), small(2)).goals).toMatchObject({
    maxCyclomatic: 5,
    maxFunctionLines: 10,
  });
});
