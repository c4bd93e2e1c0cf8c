import { describe, expect, test } from "vitest";
import { type ReportedTask, scoreReported } from "./score-reported";
import { scoreRun } from "./score-run";

function reported(outcomes: ([number, number] | null)[]): ReportedTask[] {
  return outcomes.map((outcome, index) => ({
    taskKey: `t/${String(index).padStart(3, "0")}`,
    baseId: `t/${String(index).padStart(3, "0")}`,
    category: index % 2 === 0 ? "bug-fixing" : null,
    tier: null,
    language: null,
    outcome: outcome === null ? null : { successes: outcome[0], trials: outcome[1] },
  }));
}
const protocol = { k: 1, cycle: "rev" };

describe("a score of reported outcomes", () => {
  test("is what the same outcomes as graded candidates would score, trials as candidates", () => {
    const outcomes: [number, number][] = Array.from({ length: 40 }, (_, i) => [i % 3, 2 + (i % 2)]);
    const tasks = reported(outcomes);
    const graded = scoreRun(
      tasks.map(({ outcome, ...task }) => ({
        ...task,
        candidates: Array.from({ length: outcome?.trials ?? 0 }, (_, candidateIndex) => ({
          candidateIndex,
          verdict: candidateIndex < (outcome?.successes ?? 0) ? "passed" : ("failed" as const),
          failureClass: null,
        })),
      })),
      1,
      "rev",
    );
    const score = scoreReported(tasks, protocol);
    for (const field of [
      "passRate",
      "passAtK",
      "interval",
      "candidates",
      "passedCandidates",
    ] as const) {
      expect(score[field]).toEqual(graded[field]);
    }
  });

  test("with several trials a task leaves open which came first, in all and in slices", () => {
    const score = scoreReported(
      reported([
        [1, 1],
        [5, 5],
        [0, 1],
      ]),
      protocol,
    );
    expect(score.passed).toBeNull();
    expect(score.passedCandidates).toBe(6);
    // Tasks 0 and 2 are in the slice, with one trial each.
    expect(score.slices).toEqual([
      { dimension: "category", value: "bug-fixing", passed: 1, tasks: 2 },
    ]);
  });

  test("with one trial a task counts passed tasks", () => {
    expect(
      scoreReported(
        reported([
          [1, 1],
          [0, 1],
          [1, 1],
        ]),
        protocol,
      ).passed,
    ).toBe(2);
  });

  test("has pass@k for as many k as the task with the fewest trials allows", () => {
    const score = scoreReported(
      reported([
        [2, 4],
        [1, 2],
      ]),
      protocol,
    );
    // pass@2: 1 − C(2,2)/C(4,2) = 5/6, and 1 for one pass in two.
    expect(Object.keys(score.passAtK)).toEqual(["1", "2"]);
    expect(Number(score.passAtK["2"])).toBeCloseTo((5 / 6 + 1) / 2, 12);
  });

  test("is incomplete where a task has no outcome: counted, without rate or interval", () => {
    const score = scoreReported(reported([[1, 1], null, null]), protocol);
    expect(score).toMatchObject({
      state: "incomplete",
      tasks: 3,
      unscored: 2,
      passed: 1,
      passRate: null,
      interval: null,
    });
  });

  test("names its outcomes by a digest that any of them changes and their order doesn't", () => {
    const tasks = reported([
      [1, 1],
      [0, 1],
    ]);
    const digest = scoreReported(tasks, protocol).verdictsSha256;
    expect(scoreReported([...tasks].reverse(), protocol).verdictsSha256).toBe(digest);
    expect(
      scoreReported(
        reported([
          [1, 1],
          [1, 1],
        ]),
        protocol,
      ).verdictsSha256,
    ).not.toBe(digest);
    expect(scoreReported(reported([[1, 1], null]), protocol).verdictsSha256).not.toBe(digest);
  });
});
