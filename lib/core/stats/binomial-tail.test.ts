import { describe, expect, test } from "vitest";
import { askPython } from "../../test-support/ask-python";
import { expectRelative } from "../../test-support/expect-relative";
import { DomainError } from "../errors";
import { binomialUpperTail } from "./binomial-tail";

/** Tails by exact fractions of the very doubles. */
const program = `
from fractions import Fraction
from math import comb
def tail(x, n, p):
    p = Fraction(p)
    return float(sum(comb(n, k) * p**k * (1 - p)**(n - k) for k in range(x, n + 1)))
print(json.dumps([tail(*case) for case in given]))
`;

const cases: [successes: number, trials: number, chance: number][] = [
  [1, 1, 0.3],
  [3, 10, 0.5],
  [10, 10, 0.01],
  [60, 200, 0.005],
  [180, 200, 0.9],
  [200, 200, 0.999],
  [5, 200, 0.999],
  [150, 150, 1e-9],
];

describe("binomialUpperTail", () => {
  test("small and large tails keep their digits", () => {
    const exact = askPython(program, cases) as number[];
    cases.forEach(([successes, trials, chance], i) => {
      const tail = binomialUpperTail(successes, trials, chance);
      const expected = exact[i] ?? Number.NaN;
      // 1e-1350 is nothing to a double.
      if (expected === 0) expect(tail).toBe(0);
      else expectRelative(tail, expected);
    });
  });

  test("it is exactly 1 from no success on and exactly 0 where nothing can be", () => {
    expect(binomialUpperTail(0, 10, 0.5)).toBe(1);
    expect(binomialUpperTail(-1, 0, 0)).toBe(1);
    expect(binomialUpperTail(11, 10, 0.5)).toBe(0);
    expect(binomialUpperTail(1, 10, 0)).toBe(0);
    expect(binomialUpperTail(10, 10, 1)).toBe(1);
  });

  test("counts that are no integers and chances outside [0, 1] are refused", () => {
    expect(() => binomialUpperTail(0.5, 10, 0.5)).toThrow(DomainError);
    expect(() => binomialUpperTail(0, -1, 0.5)).toThrow(DomainError);
    expect(() => binomialUpperTail(1, 10, 1.1)).toThrow(DomainError);
    expect(() => binomialUpperTail(1, 10, Number.NaN)).toThrow(DomainError);
  });
});
