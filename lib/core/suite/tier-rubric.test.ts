import { expect, test } from "vitest";
import { agreeFactors, tierFromFactors } from "./tier-rubric";

test("one rule, one approach and no edge case make tier 1", () => {
  const factors = { independentConditions: 1, solutionSpace: 1, edgeCases: 0 } as const;
  expect(tierFromFactors(factors)).toBe(1);
});

test("5 points are still tier 1, and the sixth makes tier 2", () => {
  const five = { independentConditions: 5, solutionSpace: 2, edgeCases: 2 } as const;
  expect(tierFromFactors(five)).toBe(1);
  expect(tierFromFactors({ ...five, independentConditions: 6 })).toBe(2);
  expect(tierFromFactors({ ...five, edgeCases: 3 })).toBe(2);
  expect(tierFromFactors({ ...five, independentConditions: 3, edgeCases: 3 })).toBe(1);
});

test("7 points are still tier 2, and the eighth makes tier 3", () => {
  const seven = { independentConditions: 5, solutionSpace: 2, edgeCases: 4 } as const;
  expect(tierFromFactors(seven)).toBe(2);
  expect(tierFromFactors({ ...seven, independentConditions: 6 })).toBe(3);
  expect(tierFromFactors({ ...seven, solutionSpace: 3 })).toBe(3);
  expect(tierFromFactors({ ...seven, edgeCases: 3 })).toBe(2);
});

test("one factor alone, however large, makes no more than tier 1, and two no more than tier 2", () => {
  const factors = { independentConditions: 40, solutionSpace: 1, edgeCases: 0 } as const;
  expect(tierFromFactors(factors)).toBe(1);
  expect(tierFromFactors({ ...factors, edgeCases: 40 })).toBe(2);
});

test("two scorings come to the mean of each count, a half rounded down, whichever is first", () => {
  const first = { independentConditions: 5, solutionSpace: 3, edgeCases: 2 } as const;
  const second = { independentConditions: 8, solutionSpace: 2, edgeCases: 4 } as const;
  const agreed = { independentConditions: 6, solutionSpace: 2, edgeCases: 3 };
  expect(agreeFactors(first, second)).toEqual(agreed);
  expect(agreeFactors(second, first)).toEqual(agreed);
});
