import { expect, test } from "vitest";
import { formatPValue } from "./format-p-value";

test("a p-value keeps two digits that count, however small it is", () => {
  expect([0.0473, 0.00471, 0.000123, 0.5, 0.98].map(formatPValue)).toEqual([
    "0.047",
    "0.0047",
    "0.00012",
    "0.5",
    "0.98",
  ]);
  expect(formatPValue(1.6987e-5)).toBe("1.7 × 10⁻⁵");
  expect(formatPValue(3.04e-21)).toBe("3.0 × 10⁻²¹");
});

test("only what can't be told from certainty is 1", () => {
  expect(formatPValue(1)).toBe("1");
  expect(formatPValue(0.9949)).toBe("0.99");
});
