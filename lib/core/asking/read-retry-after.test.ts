import { expect, test } from "vitest";
import { readRetryAfter } from "./read-retry-after";

const now = Date.UTC(2026, 10, 30, 12, 0, 0);

test.each([
  ["120", 120_000],
  ["0", 0],
  [" 1.5 ", 1_500],
  ["Mon, 30 Nov 2026 12:00:30 GMT", 30_000],
  ["Mon, 30 Nov 2026 11:00:00 GMT", 0],
])("%s asks for %d ms", (header, waitMs) => {
  expect(readRetryAfter(header, now)).toBe(waitMs);
});

test.each([null, "", "soon", "-5", "1e9", "9999999999999", "Mon, 99 Nov 2026"])(
  "%s asks for nothing that can be read",
  (header) => {
    expect(readRetryAfter(header, now)).toBeNull();
  },
);
