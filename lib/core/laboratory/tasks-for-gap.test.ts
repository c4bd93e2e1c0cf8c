import { expect, test } from "vitest";
import { DomainError } from "../errors";
import { pairsNeeded } from "../stats/pairs-needed";
import { tasksForGap } from "./tasks-for-gap";

const pair = { pairs: 1, power: 0.8 };

test("for one pair at 80% it is the number that the methodology states: 434, 870 and 1,742", () => {
  const found = [0.05, 0.1, 0.2].map((discordance) =>
    tasksForGap({ discordance, gap: 0.03, ...pair }),
  );
  expect(found).toEqual([434, 870, 1742]);
  expect(found[1]).toBe(pairsNeeded(0.1, 0.03));
});

test("all pairs of 28 models take about twice as many, as the table of exact tests has it", () => {
  // The exact test finds 7.25 points at discordance 10% among 378 pairs with 400 tasks.
  const found = tasksForGap({ discordance: 0.1, gap: 0.0725, pairs: 378, power: 0.8 });
  // The approximation says 410, by Python’s NormalDist.
  expect(found).toBe(410);
});

test("a gap larger than the discordance can't be, and one of nothing can't be shown", () => {
  expect(() => tasksForGap({ discordance: 0.1, gap: 0.2, ...pair })).toThrow(DomainError);
  expect(() => tasksForGap({ discordance: 0.1, gap: 0, ...pair })).toThrow(DomainError);
});
