import { expect, test } from "vitest";
import { toPlainDecimal } from "./to-plain-decimal";

test.each([
  [0, "0"],
  [12.5, "12.5"],
  [0.000001, "0.000001"],
  [1e-7, "0.0000001"],
  [1.25e-9, "0.00000000125"],
  [999_999_999, "999999999"],
])("%d has no exponent", (value, digits) => {
  expect(toPlainDecimal(value)).toBe(digits);
  expect(Number(digits)).toBe(value);
});
