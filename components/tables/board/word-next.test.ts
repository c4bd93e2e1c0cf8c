import { expect, test } from "vitest";
import { wordNext } from "./word-next";

const next = {
  slug: "b",
  verdict: "separated" as const,
  p: 0.00012,
  pHolm: 0.0336,
  onlyThis: 40,
  onlyNext: 12,
  isTiedByInterval: true,
};

test("what the interval and what the test says stand together, and neither is called equal", () => {
  expect(wordNext(next)).toBe(
    "Tied by interval; paired test: separated, p = 0.00012, p = 0.034 after correction. 40 solved by this one alone, 12 by the next alone.",
  );
});

test("without whole counts only the test speaks", () => {
  const graded = { ...next, verdict: "leans" as const, p: 0.03, pHolm: 1, onlyThis: null };
  expect(wordNext({ ...graded, isTiedByInterval: false })).toBe(
    "Paired test: leans, not after correction, p = 0.03, p = 1 after correction.",
  );
});

test("a single pair is not corrected, and no correction is spoken of", () => {
  expect(wordNext({ ...next, pHolm: next.p, onlyThis: null })).toBe(
    "Tied by interval; paired test: separated, p = 0.00012.",
  );
});
