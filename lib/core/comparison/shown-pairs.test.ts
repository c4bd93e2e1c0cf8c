import { expect, test } from "vitest";
import { correctShownPairs } from "./correct-shown-pairs";
import { planDiscordance } from "./plan-discordance";

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

const single = (a: number, b: number) => ({
  a: { passed: a, candidates: 1 },
  b: { passed: b, candidates: 1 },
});

const suite = { tasks: 4, baseProblems: 4 };

test("of single candidates, discordance is the share of tasks that one of the two solved", () => {
  const tasks = [single(1, 1), single(1, 0), single(0, 1), single(0, 0)];
  expect(planDiscordance({ suite, k: 1, tasks })).toBe(0.5);
  expect(planDiscordance({ suite, k: 1, tasks: [] })).toBeNull();
});

test("of several candidates, it is the mean squared difference of their shares", () => {
  const half = { passed: 2, candidates: 4 };
  const none = { passed: 0, candidates: 5 };
  expect(planDiscordance({ suite, k: 1, tasks: [{ a: half, b: none }, single(1, 1)] })).toBe(0.125);
  const untried = { passed: 0, candidates: 0 };
  expect(planDiscordance({ suite, k: 1, tasks: [{ a: half, b: untried }] })).toBeNull();
});

test("nothing is planned for tasks that share base problems, or for another k", () => {
  const tasks = [single(1, 0)];
  expect(planDiscordance({ suite: { tasks: 4, baseProblems: 2 }, k: 1, tasks })).toBeNull();
  expect(planDiscordance({ suite, k: 10, tasks })).toBeNull();
});
