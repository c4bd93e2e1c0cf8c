import { expect, test } from "vitest";
import { publishedCount } from "./published-count";

test("a published percentage is the whole number of candidates that rounds to it", () => {
  // 121 / 164 = 0.73780…, 801 / 974 = 0.82238…, 2 / 1640 = 0.00121…
  expect(publishedCount(73.8, 164)).toBe(121);
  expect(publishedCount(82.24, 974)).toBe(801);
  expect(publishedCount(0.12, 1640)).toBe(2);
  expect(publishedCount(0, 1640)).toBe(0);
});

test("a percentage that no whole number of candidates rounds to has none", () => {
  // 48 / 164 = 29.27% and 49 / 164 = 29.88%
  expect(publishedCount(29.7, 164)).toBeNull();
});
