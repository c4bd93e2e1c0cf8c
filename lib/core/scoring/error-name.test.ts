import { expect, test } from "vitest";
import { errorName } from "./error-name";

test.each([
  ["ValueError: invalid literal: 'x'", "ValueError"],
  ["RangeError: Invalid array length", "RangeError"],
  ["java.lang.IllegalArgumentException: n: -1", "IllegalArgumentException"],
  ["java.util.NoSuchElementException", "NoSuchElementException"],
  ["", ""],
])("%j is named %j", (detail, name) => {
  expect(errorName(detail)).toBe(name);
});
