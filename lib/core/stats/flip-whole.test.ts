import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectRelative } from "../../test-support/expect-relative";
import { flipWhole } from "./flip-whole";
import { signFlipExact } from "./sign-flip-exact";

describe("the sign-flip test on many sizes", () => {
  test("of 3, −1 and 2 four of the eight choices are at least as extreme: 6, 4, −4, −6", () => {
    expect(flipWhole([3, -1, 2])).toBe(0.5);
  });

  test("of ten equal signs only the two choices without a change are", () => {
    expect(flipWhole(Array<number>(10).fill(7))).toBe(2 / 2 ** 10);
  });

  test("gives the p-value of the test that boards use", () => {
    const differences = fc.array(fc.integer({ min: -125, max: 125 }), { maxLength: 120 });
    fc.assert(
      fc.property(differences, (list) => {
        expectRelative(flipWhole(list), signFlipExact(list));
      }),
    );
  });

  test("keeps the digits of small p-values where counts no longer fit a double", () => {
    const list = [...Array<number>(900).fill(1), ...Array<number>(600).fill(-2)].concat(
      Array<number>(500).fill(3),
    );
    expectRelative(flipWhole(list), signFlipExact(list));
  });

  test("says nothing of models without a difference, or with one that adds up to none", () => {
    expect(flipWhole([])).toBe(1);
    expect(flipWhole([0, 0])).toBe(1);
    expect(flipWhole([4, -3, -1])).toBe(1);
  });
});
