import { expect, test } from "vitest";
import { compareAllPairs } from "./compare-all-pairs";
import { findResolvableGap } from "./find-resolvable-gap";
import { wholeBoard } from "./outcome-scope";
import { makeOutcomes, single } from "./test-support/make-outcomes";

const options = { k: 1, cycle: "2026-W48", scope: wholeBoard };
const text = (passed: number) => "1".repeat(passed).padEnd(400, "0");

test("400 tasks with a median discordance of 20% resolve the published gap at the corrected level", () => {
  // Passes 400, 320 and 240: the pairs differ on 20%, 40% and 20% of the tasks.
  const models = [400, 320, 240].map((passed) => single(text(passed)));
  const gap = findResolvableGap(compareAllPairs(makeOutcomes(models), options));
  expect(gap).toMatchObject({ tasks: 400, unit: "tasks", discordance: 0.2, power: 0.8 });
  expect(gap?.alpha).toBeCloseTo(0.05 / 3, 12);
  // The power table has 6.5 points at 5% and 9 at 5%/27 for this discordance.
  expect(gap?.gap).toBeGreaterThan(0.065);
  expect(gap?.gap).toBeLessThan(0.09);
});

test("two models have the published gap of an uncorrected test", () => {
  const models = [400, 320].map((passed) => single(text(passed)));
  expect(findResolvableGap(compareAllPairs(makeOutcomes(models), options))?.gap).toBe(0.065);
});

test("where tasks share base problems these are counted", () => {
  const models = [400, 320].map((passed) => single(text(passed)));
  const gap = findResolvableGap(compareAllPairs(makeOutcomes(models, 4), options));
  expect(gap).toMatchObject({ tasks: 100, unit: "base problems" });
});
