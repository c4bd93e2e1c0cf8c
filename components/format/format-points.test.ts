import { expect, test } from "vitest";
import { formatPointBounds, formatPoints, formatSignedPoints } from "./format-points";

test("a difference is told in points, its sign by a word of the sentence or by a real minus", () => {
  expect(formatPoints(-0.074)).toBe("7.4");
  expect(formatSignedPoints(0.074)).toBe("+7.4");
  expect(formatSignedPoints(-0.074)).toBe("−7.4");
  expect(formatPointBounds({ low: -0.012, high: 0.108 })).toBe("−1.2 to +10.8");
});

test("what rounds to nothing has no sign", () => {
  expect(formatSignedPoints(0)).toBe("0.0");
  expect(formatSignedPoints(-0.0001)).toBe("0.0");
});
