import { expect, test } from "vitest";
import { type SlicedVerdict, sliceFailures } from "./slice-failures";

const passed = { verdict: "passed", failureClass: null } as const;
const wrong = { verdict: "failed", failureClass: "wrong_answer" } as const;
const voided = { verdict: "voided", failureClass: null } as const;
const none = { verdict: null, failureClass: null } as const;

const of = (tier: 1 | 2, verdict: Pick<SlicedVerdict, "verdict" | "failureClass">) => ({
  category: "bug-fixing" as const,
  tier,
  language: null,
  ...verdict,
});

test("each slice has its own denominator, what is not graded yet included", () => {
  const verdicts = [of(1, passed), of(1, wrong), of(1, voided), of(1, none), of(2, wrong)];
  expect(sliceFailures(verdicts)).toEqual([
    {
      dimension: "tier",
      value: "1",
      candidates: 4,
      passed: 1,
      voided: 1,
      failureClasses: { wrong_answer: 1 },
    },
    {
      dimension: "tier",
      value: "2",
      candidates: 1,
      passed: 0,
      voided: 0,
      failureClasses: { wrong_answer: 1 },
    },
  ]);
});

test("a dimension of one value says nothing beyond the whole", () => {
  expect(sliceFailures([of(1, passed), of(1, wrong)])).toEqual([]);
  expect(sliceFailures([])).toEqual([]);
});
