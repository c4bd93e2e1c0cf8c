import { expect, test } from "vitest";
import { decimalText } from "./decimal-text";

test.each([
  [0.6, "0.6"],
  ["0.60", "0.6"],
  [1, "1"],
  ["1.0", "1"],
  ["007.50", "7.5"],
  [" 0.15 ", "0.15"],
  [0, "0"],
  ["-0.0", "0"],
  ["-1.50", "-1.5"],
  ["100", "100"],
])("%j is spelled %s", (stated, spelled) => expect(decimalText(stated)).toBe(spelled));

test.each([
  ["1e9"],
  ["0.1.2"],
  [".5"],
  ["5."],
  [""],
  ["1,5"],
  ["NaN"],
  [Number.NaN],
  [1e-7],
  [1e21],
])("%j is no plain decimal", (stated) => expect(decimalText(stated)).toBeNull());
