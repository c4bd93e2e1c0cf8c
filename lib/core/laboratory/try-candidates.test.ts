import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRandomStream } from "../sampling/random-stream";
import { passAtK } from "../stats/pass-at-k";
import { meanPower } from "./task-spread";
import { passAtOneError, type TrialScenario, tryCandidates } from "./try-candidates";

const perfect = { fooled: 0, timeouts: 0 };

describe("chances spread over tasks", () => {
  test("with m = ½ and spread ⅓ are uniform: E[p²(1 − p)³] = 2!·3!/6!", () => {
    expect(meanPower({ solved: 0.5, spread: 1 / 3 }, 2, 3)).toBeCloseTo(12 / 720, 14);
  });

  test("become one chance at spread 0 and all or nothing at spread 1", () => {
    expect(meanPower({ solved: 0.3, spread: 0 }, 2, 1)).toBeCloseTo(0.3 ** 2 * 0.7, 14);
    expect(meanPower({ solved: 0.3, spread: 1e-9 }, 2, 1)).toBeCloseTo(0.3 ** 2 * 0.7, 7);
    expect(meanPower({ solved: 0.3, spread: 1 }, 2, 0)).toBe(0.3);
    expect(meanPower({ solved: 0.3, spread: 1 }, 2, 1)).toBe(0);
  });
});

describe("k candidates", () => {
  test("of uniform chances solve k/(k + 1) of the tasks", () => {
    const uniform = { solved: 0.5, spread: 1 / 3, ...perfect };
    for (const k of [1, 2, 5, 10, 100]) {
      expect(tryCandidates(uniform, k).passAtK).toBeCloseTo(k / (k + 1), 10);
    }
  });

  test("of tasks that are all alike solve 1 − (1 − q)ᵏ, and a time limit takes its share of q", () => {
    const alike = { solved: 0.3, spread: 0, fooled: 0, timeouts: 0.1 };
    expect(tryCandidates(alike, 5).passAtK).toBeCloseTo(1 - (1 - 0.27) ** 5, 12);
    expect(tryCandidates(alike, 5).first).toBeCloseTo(0.27, 12);
  });

  test("gain nothing where every task is always solved or never", () => {
    const fixed = { solved: 0.3, spread: 1, ...perfect };
    const { passAtK: some, chosen, claimed } = tryCandidates(fixed, 50);
    for (const rate of [some, chosen, claimed]) expect(rate).toBeCloseTo(0.3, 12);
  });

  test("with a perfect verifier are handed in as well as an oracle would", () => {
    const {
      passAtK: oracle,
      chosen,
      claimed,
    } = tryCandidates({ solved: 0.2, spread: 0.4, fooled: 0, timeouts: 0.05 }, 20);
    expect(chosen).toBeCloseTo(oracle, 12);
    expect(claimed).toBeCloseTo(oracle, 12);
  });

  test("with a verifier that lets everything pass are the first candidate, and claimed to be all", () => {
    const blind = { solved: 0.2, spread: 0.4, fooled: 1, timeouts: 0 };
    const result = tryCandidates(blind, 10);
    expect(result.chosen).toBeCloseTo(0.2, 12);
    expect(result).toMatchObject({ claimed: 1, made: 1 });
  });

  test("never deliver more than there is, nor claim less, and never lose by one more", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const scenarios = fc.record({ solved: share, spread: share, fooled: share, timeouts: share });
    fc.assert(
      fc.property(scenarios, fc.integer({ min: 1, max: 30 }), (scenario, k) => {
        const [now, next] = [tryCandidates(scenario, k), tryCandidates(scenario, k + 1)];
        expect(now.chosen).toBeLessThanOrEqual(now.passAtK + 1e-9);
        expect(now.passAtK).toBeLessThanOrEqual(now.claimed + 1e-9);
        expect(next.chosen).toBeGreaterThanOrEqual(now.chosen - 1e-9);
        expect(next.passAtK).toBeGreaterThanOrEqual(now.passAtK - 1e-9);
        expect(now.made).toBeLessThanOrEqual(k + 1e-9);
      }),
    );
  });
});

test("played out candidate by candidate, 40,000 tasks come to the same", () => {
  const scenario: TrialScenario = { solved: 0.5, spread: 1 / 3, fooled: 0.3, timeouts: 0.1 };
  const [k, tasks] = [4, 40_000];
  const stream = createRandomStream("laboratory", 0);
  const draw = () => stream.below(1_000_000) / 1_000_000;
  const sums = { passAtK: 0, chosen: 0, claimed: 0, made: 0, unbiased: 0 };
  for (let task = 0; task < tasks; task++) {
    const chance = draw();
    let [right, chosen, made, isChosen] = [0, 0, 0, false];
    for (let candidate = 0; candidate < k; candidate++) {
      const isStopped = draw() < scenario.timeouts;
      const isRight = draw() < chance && !isStopped;
      const isShown = isRight || (!isStopped && draw() < scenario.fooled);
      right += Number(isRight);
      if (isChosen) continue;
      made++;
      if (!isShown) continue;
      isChosen = true;
      chosen = Number(isRight);
    }
    sums.passAtK += Number(right > 0);
    sums.unbiased += passAtK(k, right, 2).value ?? 0;
    sums.chosen += chosen;
    sums.claimed += Number(isChosen);
    sums.made += made;
  }
  const found = tryCandidates(scenario, k);
  // Four standard errors of a share are at most a point.
  for (const name of ["passAtK", "chosen", "claimed"] as const) {
    expect(Math.abs(sums[name] / tasks - found[name]), name).toBeLessThan(0.01);
  }
  expect(Math.abs(sums.made / tasks - found.made)).toBeLessThan(0.03);
  expect(Math.abs(sums.unbiased / tasks - tryCandidates(scenario, 2).passAtK)).toBeLessThan(0.01);
});

test("more candidates take away the noise of answering, not that of the choice of tasks", () => {
  // Uniform chances: variance 1/12 between tasks, 1/6 within; over 100 tasks.
  const uniform = { solved: 0.5, spread: 1 / 3, ...perfect };
  expect(passAtOneError(uniform, 1, 100)).toBeCloseTo(Math.sqrt(0.25 / 100), 12);
  expect(passAtOneError(uniform, 1e9, 100)).toBeCloseTo(Math.sqrt(1 / 12 / 100), 9);
});
