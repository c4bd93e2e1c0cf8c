import { expect, test } from "vitest";
import { pairVerdict } from "./pair-verdict";

test("a corrected p of at most 5% separates, a raw one alone leans, and no other word is said", () => {
  expect(pairVerdict({ p: 0.001, pHolm: 0.05 })).toBe("separated");
  expect(pairVerdict({ p: 0.05, pHolm: 0.0500001 })).toBe("leans");
  expect(pairVerdict({ p: 0.0500001, pHolm: 1 })).toBe("within-noise");
});
