import { expect, test } from "vitest";
import { correctShownPairs } from "./correct-shown-pairs";

test("Holm counts the pairs that have a test, and no others", () => {
  // 0.02 · 2 and 0.03 · 1, made monotone: 0.04 and 0.04.
  expect(correctShownPairs([0.03, null, 0.02])).toEqual([
    { pHolm: 0.04, verdict: "separated" },
    { pHolm: null, verdict: null },
    { pHolm: 0.04, verdict: "separated" },
  ]);
  // 0.03 · 3 is above 5%, 0.03 alone is not.
  expect(correctShownPairs([0.03, 0.2, 0.9]).map(({ verdict }) => verdict)).toEqual([
    "leans",
    "within-noise",
    "within-noise",
  ]);
  expect(correctShownPairs([])).toEqual([]);
});
