import { describe, expect, test } from "vitest";
import { drawResamples } from "../stats/draw-resamples";
import { toScoreFacts } from "./score-facts";
import { scoreRun } from "./score-run";
import { boundPassRate, scoreTallies, type TaskTally } from "./score-tallies";

const label = "cgb/v1/bootstrap/2026-W48/overall";

function tally(index: number, changes: Partial<TaskTally> = {}): TaskTally {
  return {
    baseId: `base/${String(index).padStart(3, "0")}`,
    category: "function-completion",
    tier: 1,
    language: "python",
    candidates: 2,
    passedCandidates: 1,
    unscored: 0,
    passed: true,
    ...changes,
  };
}

const protocol = (k: number) => ({
  k,
  allK: [1, 2, 5],
  resamplesFor: (bases: number) => drawResamples(label, bases),
});

describe("a score from tallies", () => {
  test("is the mean of the per-task estimates at each k, null where candidates are too few", () => {
    // pass@1: 1/2, 0/2, 2/2 → mean 1/2; pass@2: 1, 0, 1 → mean 2/3; pass@5 needs five candidates.
    const score = scoreTallies(
      [
        tally(0),
        tally(1, { passedCandidates: 0, passed: false }),
        tally(2, { passedCandidates: 2, language: "java", tier: null }),
      ],
      protocol(2),
    );
    expect(score.passAtK).toEqual({ "1": 0.5, "2": 2 / 3, "5": null });
    expect(score).toMatchObject({
      state: "complete",
      passRate: 2 / 3,
      tasks: 3,
      baseProblems: 3,
      candidates: 6,
      passed: 2,
    });
    expect(score.slices).toEqual([
      { dimension: "category", value: "function-completion", passed: 2, tasks: 3 },
      { dimension: "language", value: "java", passed: 1, tasks: 1 },
      { dimension: "language", value: "python", passed: 1, tasks: 2 },
      { dimension: "tier", value: "1", passed: 1, tasks: 2 },
    ]);
  });

  test("is what a record of the same verdicts states", () => {
    const tallies = Array.from({ length: 60 }, (_, index) =>
      tally(index, {
        candidates: 1,
        passedCandidates: index % 3 === 0 ? 0 : 1,
        passed: index % 3 !== 0,
      }),
    );
    const recorded = scoreRun(
      tallies.map((each, index) => ({
        taskKey: `task/${index}`,
        baseId: each.baseId,
        category: each.category,
        tier: each.tier,
        language: each.language,
        candidates: [
          {
            candidateIndex: 0,
            verdict: each.passed ? ("passed" as const) : ("failed" as const),
            failureClass: each.passed ? null : ("wrong_answer" as const),
          },
        ],
      })),
      1,
      "2026-W48",
    );
    const again = scoreTallies(tallies, { ...protocol(1), allK: [1] });
    const { interval, slices, passRate, passAtK } = toScoreFacts({
      ...recorded,
      version: 1,
      previousSha256: null,
      supersedesSha256: null,
      reason: null,
      runId: "run",
      suite: "sample",
      revision: "r",
      cycle: "2026-W48",
      model: { slug: "m", provider: null, revision: null, synthetic: false },
      evaluatedAt: "2026-11-28T00:00:00.000Z",
      manifestSha256: "0",
      evidence: "A",
      excluded: [],
    });
    expect(again).toMatchObject({ interval, slices, passRate, passAtK });
    expect(again.passRate).toBe(40 / 60);
  });

  test("has no rate while a candidate is unscored, only bounds", () => {
    // pass@1: low (1/2 + 0/2) / 2 = 1/4; high (2/2 + 0/2) / 2 = 1/2.
    const tallies = [tally(0, { unscored: 1 }), tally(1, { passedCandidates: 0, passed: false })];
    expect(scoreTallies(tallies, protocol(1))).toMatchObject({
      state: "incomplete",
      unscored: 1,
      passRate: null,
      interval: null,
      passAtK: { "1": null, "2": null, "5": null },
    });
    expect(boundPassRate(tallies, 1)).toEqual({ low: 0.25, high: 0.5 });
    expect(boundPassRate(tallies, 5)).toBeNull();
  });

  test("has no rate without tasks", () => {
    expect(scoreTallies([], protocol(1))).toMatchObject({
      tasks: 0,
      passRate: null,
      interval: null,
    });
    expect(boundPassRate([], 1)).toBeNull();
  });
});
