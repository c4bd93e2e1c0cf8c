import { describe, expect, test } from "vitest";
import { drawResamples } from "../stats/draw-resamples";
import { mean } from "../stats/mean";
import { passAtK } from "../stats/pass-at-k";
import { countForK } from "./count-for-k";
import { toScoreFacts } from "./score-facts";
import type { ScorePayload } from "./score-payload";
import { scoreReported } from "./score-reported";
import { type ScoredTask, scoreRun } from "./score-run";
import { boundPassRate, scoreTallies, type TaskTally } from "./score-tallies";

const label = "cgb/v1/bootstrap/w/overall";
const attempts = 3;

/** The try that passed, or null after three that failed: 2 of 5 at once, 3 within two, 4 in all. */
const solvedAt = [1, 1, 2, 3, null];
const slice = { category: null, tier: null, language: null };

function task(first: number | null, index: number): ScoredTask {
  const verdicts = Array.from({ length: first ?? attempts }, (_, at) =>
    at + 1 === first ? ("passed" as const) : ("failed" as const),
  );
  return {
    ...{ taskKey: `t/${index}`, baseId: `t/${index}`, ...slice },
    candidates: verdicts.map((verdict, candidateIndex) => ({
      ...{ candidateIndex, verdict },
      failureClass: verdict === "failed" ? ("wrong_answer" as const) : null,
    })),
  };
}

function tally(first: number | null, index: number): TaskTally {
  return {
    ...{ baseId: `t/${index}`, ...slice, unscored: 0 },
    candidates: first ?? attempts,
    passedCandidates: first === null ? 0 : 1,
    passed: first === 1,
    firstSuccess: first,
  };
}

const tasks = solvedAt.map(task);
const protocol = (k: number, allK: number[] = []) => ({
  ...{ k, allK, attempts },
  resamplesFor: (bases: number) => drawResamples(label, bases),
});

describe("tries that ended with the first success", () => {
  test("score the share of tasks solved within k of them, and nothing beyond the most", () => {
    const score = scoreRun(tasks, 1, "w", attempts);
    expect(score.passAtK).toEqual({ "1": "0.4", "2": "0.6" });
    expect(score).toMatchObject({ passRate: "0.4", passed: 2, sequentialAttempts: 3 });
    expect(scoreRun(tasks, 3, "w", attempts)).toMatchObject({
      passRate: "0.8",
      passAtK: { "1": "0.4", "2": "0.6", "3": "0.8" },
    });
    expect(scoreRun(tasks, 4, "w", attempts)).toMatchObject({ passRate: null, interval: null });
  });

  test("are never counted by the unbiased estimate, which would give another figure", () => {
    // 1, 1, 1/2, 1/3, 0 at k = 1: 17/30 instead of 2/5.
    const unbiased = mean(
      solvedAt.map((at) => passAtK(at ?? 3, at === null ? 0 : 1, 1).value ?? 0),
    );
    expect(unbiased).toBeCloseTo(17 / 30, 12);
    expect(Number(scoreRun(tasks, 1, "w", attempts).passRate)).toBe(0.4);
  });

  test("a task solved at its first try counts for every k, with fewer candidates than k", () => {
    expect(scoreRun([task(1, 0)], 2, "w", attempts)).toMatchObject({ passRate: "1" });
  });

  test("a later success beside an earlier one changes nothing", () => {
    const both = task(1, 0);
    both.candidates.push({ candidateIndex: 1, verdict: "passed", failureClass: null });
    expect(scoreRun([both], 1, "w", attempts).passAtK).toEqual({ "1": "1", "2": "1" });
  });

  test("score the same from tallies, at each k, with the same interval", () => {
    for (const k of [1, 2, 3]) {
      const recorded = toScoreFacts(scoreRun(tasks, k, "w", attempts) as ScorePayload);
      const again = scoreTallies(solvedAt.map(tally), protocol(k, [1, 2]));
      expect(again.passRate).toBe(recorded.passRate);
      expect(again.interval).toEqual(recorded.interval);
      expect(again.passAtK).toEqual({ "1": 0.4, "2": 0.6 });
    }
  });

  test("score the same from reported outcomes", () => {
    const reported = solvedAt.map((at, index) => ({
      ...{ taskKey: `t/${index}`, baseId: `t/${index}`, ...slice },
      outcome: { successes: at === null ? 0 : 1, trials: at ?? attempts },
    }));
    const score = scoreReported(reported, { k: 2, cycle: "w", attempts });
    expect(score).toMatchObject({ passRate: "0.6", passAtK: { "1": "0.4", "2": "0.6" } });
  });

  test("count for one k so that the unbiased estimate gives that same figure", () => {
    for (const k of [1, 2, 3, 4]) {
      const counted = countForK(solvedAt.map(tally), k, attempts);
      const values = counted.map((own) => passAtK(own.candidates, own.passedCandidates, k).value);
      const expected = scoreTallies(solvedAt.map(tally), protocol(k)).passRate;
      expect(values.includes(null) ? null : mean(values as number[])).toBe(expected);
    }
  });

  test("that lack a verdict are bounded by failing and by passing", () => {
    const open = [...solvedAt.map(tally), { ...tally(null, 9), unscored: 2 }];
    expect(boundPassRate(countForK(open, 1, attempts), 1)).toEqual({ low: 2 / 6, high: 3 / 6 });
  });
});

describe("an unsolved task with fewer tries than were allowed", () => {
  /** Beside the five: one failed try of three. At k = 1 it failed; what a second would do nobody knows. */
  const short = task(null, 5);
  short.candidates.splice(1);
  const withShort = [...tasks, short];
  const tallies = [...solvedAt.map(tally), { ...tally(null, 5), candidates: 1 }];

  test("is a failure at the k of its tries, 2 of 6, and has no value beyond", () => {
    const score = scoreRun(withShort, 1, "w", attempts);
    expect(score).toMatchObject({ state: "complete", unscored: 0 });
    expect(score.passAtK).toEqual({ "1": String(2 / 6), "2": null });
    const again = scoreTallies(tallies, protocol(1, [1, 2, 3, 4]));
    expect(again).toMatchObject({ state: "complete", passRate: 2 / 6, unscored: 0 });
    expect(again.passAtK).toEqual({ "1": 2 / 6, "2": null, "3": null, "4": null });
  });

  test.each([
    // Tries that it lacks up to k; solved within k of the six, and with it.
    [2, 1, 3 / 6, 4 / 6],
    [3, 2, 4 / 6, 5 / 6],
  ])(
    "leaves the run incomplete at k = %i: %i missing, bounds %d to %d",
    (k, unscored, low, high) => {
      const incomplete = { state: "incomplete", unscored, passRate: null, interval: null };
      expect(scoreRun(withShort, k, "w", attempts)).toMatchObject({ ...incomplete, passAtK: {} });
      expect(scoreTallies(tallies, protocol(k, [1]))).toMatchObject(incomplete);
      const bounds = boundPassRate(countForK(tallies, k, attempts), k);
      expect(bounds?.low).toBeCloseTo(low, 12);
      expect(bounds?.high).toBeCloseTo(high, 12);
    },
  );

  test("is no matter where candidates are independent", () => {
    expect(scoreRun(withShort, 1, "w")).toMatchObject({ state: "complete", unscored: 0 });
  });
});

test("independent candidates stay as they are, and their record says nothing of attempts", () => {
  const tallies = solvedAt.map(tally);
  expect(countForK(tallies, 1, null)).toBe(tallies);
  expect(scoreRun(tasks, 1, "w")).not.toHaveProperty("sequentialAttempts");
});
