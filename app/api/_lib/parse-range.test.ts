import { expect, test } from "vitest";
import { parseRange } from "./parse-range";

// The examples of RFC 9110, section 14.1.2, for a representation of 10,000 bytes.
test.each([
  ["bytes=0-499", 0, 500],
  ["bytes=500-999", 500, 1_000],
  ["bytes=-500", 9_500, 10_000],
  ["bytes=9500-", 9_500, 10_000],
  ["bytes=0-0", 0, 1],
  ["bytes=9999-20000", 9_999, 10_000],
  ["bytes=-20000", 0, 10_000],
])("%s is the part from %d to before %d", (header, start, end) => {
  expect(parseRange(header, 10_000)).toEqual({ start, end });
});

test.each([
  null,
  "",
  "bytes=-",
  "bytes=5-4",
  "bytes=0-0,-1",
  "lines=0-5",
  "bytes=a-b",
  "bytes=1e3-",
])("%s asks for the whole file", (header) => {
  expect(parseRange(header, 10_000)).toBeNull();
});

test("a part that begins behind the end is not there", () => {
  expect(parseRange("bytes=10000-", 10_000)).toBe("unsatisfiable");
  expect(parseRange("bytes=-0", 10_000)).toBe("unsatisfiable");
  expect(parseRange("bytes=0-", 0)).toBe("unsatisfiable");
});
