import { expect, test } from "vitest";
import { tierFromFactors } from "./tier-rubric";

test("one rule, one approach and no edge case make tier 1", () => {
  const factors = { independentConditions: 1, solutionSpace: 1, edgeCases: 0 } as const;
  expect(tierFromFactors(factors)).toBe(1);
});

test("4 points are still tier 1, and the fifth makes tier 2", () => {
  const four = { independentConditions: 2, solutionSpace: 2, edgeCases: 2 } as const;
  expect(tierFromFactors(four)).toBe(1);
  expect(tierFromFactors({ ...four, independentConditions: 3 })).toBe(2);
  expect(tierFromFactors({ ...four, edgeCases: 3 })).toBe(2);
});

test("6 points are still tier 2, and the seventh makes tier 3", () => {
  const six = { independentConditions: 4, solutionSpace: 2, edgeCases: 3 } as const;
  expect(tierFromFactors(six)).toBe(2);
  expect(tierFromFactors({ ...six, independentConditions: 5 })).toBe(3);
  expect(tierFromFactors({ ...six, solutionSpace: 3 })).toBe(3);
  expect(tierFromFactors({ ...six, edgeCases: 4 })).toBe(3);
});

test("one factor alone, however large, makes no more than tier 2", () => {
  const factors = { independentConditions: 40, solutionSpace: 1, edgeCases: 0 } as const;
  expect(tierFromFactors(factors)).toBe(2);
});
