import { describe, expect, test } from "vitest";
import { checkConformance } from "./check-conformance";
import { checkEvaluator } from "./check-evaluator";
import { checkFlakiness } from "./check-flakiness";
import { type CycleProgress, checkVerdicts } from "./check-verdicts";
import { checkViolations } from "./check-violations";

const complete = { tasks: 10, answered: 10, candidates: 10, answers: 10, graded: 10, voided: 0 };
const model = (slug: string, changes: Partial<CycleProgress> = {}): CycleProgress => ({
  slug,
  ...complete,
  ...changes,
});

describe("the gate of verdicts", () => {
  test("holds for a model that left tasks unanswered, and names it", () => {
    const down = { answered: 8, candidates: 8, answers: 8, graded: 8 };
    expect(checkVerdicts([model("a"), model("b", down)])).toEqual({
      gate: "verdicts",
      held: true,
      detail: "18 of 18 candidates have a verdict; incomplete and unranked: b (8 of 10 tasks)",
    });
  });

  test.each([
    ["a candidate without a verdict", { graded: 9 }],
    ["a void", { graded: 9, voided: 1 }],
    ["an answer that never became a candidate", { answered: 9, candidates: 9, graded: 9 }],
  ])("doesn't for %s", (_, changes) => {
    expect(checkVerdicts([model("a"), model("b", changes)]).held).toBe(false);
  });

  test("holds for a baseline, whose answers are stored nowhere", () => {
    expect(checkVerdicts([model("a", { answers: 0 })]).held).toBe(true);
  });

  test("doesn't for a cycle in which no model answered anything", () => {
    const nothing = { answered: 0, candidates: 0, answers: 0, graded: 0 };
    expect(checkVerdicts([model("a", nothing)]).held).toBe(false);
  });
});

describe("the gate of conformance", () => {
  const check = (worker: string, environmentSha256: string, passed = true) => ({
    worker,
    environmentSha256,
    passed,
  });

  test("holds when every worker passed and every environment in use was checked", () => {
    expect(checkConformance([check("1", "aa"), check("2", "bb")], ["aa", "bb"]).held).toBe(true);
  });

  test.each([
    ["one worker of two failed", [check("1", "aa"), check("2", "aa", false)], ["aa"]],
    ["candidates ran where nobody checked", [check("1", "aa")], ["aa", "bb"]],
    ["nothing was executed", [check("1", "aa")], []],
  ])("doesn't when %s", (_, checks, used) => {
    expect(checkConformance(checks, used).held).toBe(false);
  });

  test("names no worker", () => {
    const { detail } = checkConformance([check("db7.lan", "aa", false)], ["aa"]);
    expect(detail).not.toContain("db7");
  });
});

describe("the gate of flakiness", () => {
  // 28 models × 20 drawn; P(X ≥ 7) = 0.0241 and P(X ≥ 8) = 0.00796 by exact fractions.
  test.each([
    [560, 7, true],
    [560, 8, false],
    [20, 0, true],
    [0, 0, false],
  ])("of %d repeated, %d flaky: held %s", (repeated, flaky, held) => {
    expect(checkFlakiness({ repeated, flaky }).held).toBe(held);
  });
});

describe("the gate of violations", () => {
  const policy = { verdict: "failed" as const, failureClass: "policy" as const, candidates: 3 };

  test("holds for a model that failed for what it tried", () => {
    expect(checkViolations([{ ...policy, synthetic: false }]).held).toBe(true);
  });

  test("doesn't for a baseline, nor for a verdict that says nothing of it", () => {
    expect(checkViolations([{ ...policy, synthetic: true }]).held).toBe(false);
    const passed = { verdict: "passed" as const, failureClass: null, candidates: 1 };
    expect(checkViolations([{ ...passed, synthetic: false }]).held).toBe(false);
  });
});

test("a common move of models closes the gate of the evaluator", () => {
  const drift = { direction: "down" as const, moved: ["a", "b"], tested: 8 };
  expect(checkEvaluator(drift, 8)).toMatchObject({
    held: false,
    detail: "2 of 8 models moved down: a, b",
  });
  expect(checkEvaluator(null, 8).held).toBe(true);
});
