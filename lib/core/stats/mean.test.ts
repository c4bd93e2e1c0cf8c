import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "../errors";
import { mean } from "./mean";

test("the mean is the same to the last digit in any order", () => {
  const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(values, (list) => {
      expect(mean(list.toReversed())).toBe(mean(list));
    }),
  );
});

test("the mean of nothing is refused", () => {
  expect(() => mean([])).toThrow(DomainError);
});
