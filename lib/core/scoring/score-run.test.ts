import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FailureClass, VerdictKind } from "../vocabulary";
import { type ScoredTask, scoreRun } from "./score-run";

type Verdict = VerdictKind | FailureClass | null;

/** P passed, null none yet, "voided", or a failure by its class. */
function task(taskKey: string, verdicts: Verdict[], changes: Partial<ScoredTask> = {}): ScoredTask {
  return {
    taskKey,
    baseId: taskKey,
    category: "function-completion",
    tier: null,
    language: "python",
    candidates: verdicts.map((verdict, candidateIndex) => {
      if (verdict === null || verdict === "passed" || verdict === "voided") {
        return { candidateIndex, verdict, failureClass: null };
      }
      return verdict === "failed"
        ? { candidateIndex, verdict, failureClass: "wrong_answer" }
        : { candidateIndex, verdict: "failed", failureClass: verdict };
    }),
    ...changes,
  };
}

const single = [
  task("s/0", ["passed"]),
  task("s/1", ["syntax"]),
  task("s/2", ["passed"]),
  task("s/3", ["wrong_answer"]),
  task("s/4", ["passed"]),
];
/** pass@1: (2/3 + 0 + 1/3 + 1) / 4 = 1/2. pass@2: (1 + 0 + (1 − C(2,2)/C(3,2)) + 1) / 4 = 2/3. */
const triple = [
  task("t/0", ["passed", "passed", "failed"]),
  task("t/1", ["failed", "cpu_timeout", "failed"]),
  task("t/2", ["failed", "passed", "syntax"]),
  task("t/3", ["passed", "passed", "passed"]),
];
const hash = (tasks: ScoredTask[]) => scoreRun(tasks, 1, "w").verdictsSha256;

describe("the score of a run", () => {
  test("one candidate a task: three of five passed is a rate of 0.6", () => {
    const score = scoreRun(single, 1, "rev-1");
    expect(score).toMatchObject({
      state: "complete",
      k: 1,
      tasks: 5,
      baseProblems: 5,
      candidates: 5,
      candidatesPerTask: { min: 1, median: "1" },
      passed: 3,
      passedCandidates: 3,
      unscored: 0,
      passRate: "0.6",
      passAtK: { "1": "0.6" },
      failureClasses: { syntax: 1, wrong_answer: 1 },
      slices: [
        { dimension: "category", value: "function-completion", passed: 3, tasks: 5 },
        { dimension: "language", value: "python", passed: 3, tasks: 5 },
      ],
    });
    expect(score.interval).toMatchObject({ resamples: 1000, flags: ["small"], level: "0.95" });
    expect(score.interval?.seedLabel).toContain("rev-1");
    expect(Number(score.interval?.low)).toBeLessThan(0.6);
    expect(Number(score.interval?.high)).toBeGreaterThan(0.6);
  });

  test("three candidates a task: pass@1 and pass@2 are the unbiased means", () => {
    const score = scoreRun(triple, 1, "w");
    expect(Object.keys(score.passAtK)).toEqual(["1", "2"]);
    expect(Number(score.passAtK["1"])).toBeCloseTo(1 / 2, 12);
    expect(Number(score.passAtK["2"])).toBeCloseTo(2 / 3, 12);
    expect(score.passRate).toBe(score.passAtK["1"]);
    expect(score).toMatchObject({ passed: 2, passedCandidates: 6, candidates: 12, tasks: 4 });
    expect(score.failureClasses).toEqual({ wrong_answer: 4, cpu_timeout: 1, syntax: 1 });
  });

  test("the board's own k decides the rate", () => {
    const score = scoreRun(triple, 2, "w");
    expect(score.k).toBe(2);
    expect(score.passRate).toBe(score.passAtK["2"]);
  });

  test("k beyond the candidates has no rate and no interval, though the run is complete", () => {
    const score = scoreRun(triple, 5, "w");
    expect(score).toMatchObject({ state: "complete", passRate: null, interval: null });
    expect(score.passAtK["5"]).toBeNull();
    expect(Number(score.passAtK["1"])).toBeCloseTo(1 / 2, 12);
  });

  test("with uneven counts only what every task allows is stated, beside the board's k", () => {
    const score = scoreRun([task("u/0", ["passed"]), ...triple], 1, "w");
    expect(Object.keys(score.passAtK)).toEqual(["1"]);
    expect(score.candidatesPerTask).toEqual({ min: 1, median: "3" });
    expect(Number(score.passRate)).toBeCloseTo((1 + 2) / 5, 12);
  });

  test.each(["voided", null] as const)("a verdict that is %s leaves counts and no rate", (open) => {
    const score = scoreRun([...single, task("s/5", [open])], 1, "w");
    expect(score).toMatchObject({
      state: "incomplete",
      unscored: 1,
      passed: 3,
      tasks: 6,
      passRate: null,
      passAtK: {},
      interval: null,
      failureClasses: { syntax: 1, wrong_answer: 1 },
    });
  });

  test("a run without tasks is incomplete", () => {
    expect(scoreRun([], 1, "w")).toMatchObject({ state: "incomplete", tasks: 0, passRate: null });
  });

  test("a task counts as passed by its candidate 0, wherever that stands", () => {
    const [first] = triple;
    if (first === undefined) throw new Error("no task");
    const reversed = { ...first, candidates: [...first.candidates].reverse() };
    expect(scoreRun([reversed], 1, "w").passed).toBe(1);
    expect(scoreRun([task("t/9", ["failed", "passed"])], 1, "w").passed).toBe(0);
  });

  test("slices count tiers and tasks of one base stay together", () => {
    const score = scoreRun(
      [
        task("b/0", ["passed"], { baseId: "b", tier: 1 }),
        task("b/1", ["failed"], { baseId: "b", tier: 2, language: "java" }),
      ],
      1,
      "w",
    );
    expect(score.baseProblems).toBe(1);
    expect(score.slices).toEqual([
      { dimension: "category", value: "function-completion", passed: 1, tasks: 2 },
      { dimension: "language", value: "java", passed: 0, tasks: 1 },
      { dimension: "language", value: "python", passed: 1, tasks: 1 },
      { dimension: "tier", value: "1", passed: 1, tasks: 1 },
      { dimension: "tier", value: "2", passed: 0, tasks: 1 },
    ]);
  });

  test("the hash of the verdicts is that of one line a candidate, in byte order of the tasks", () => {
    const lines = "s/10 0 passed -\ns/10 1 none -\ns/9 0 failed syntax\ns/9 1 voided -\n";
    const tasks = [task("s/9", ["syntax", "voided"]), task("s/10", ["passed", null])];
    expect(hash(tasks)).toBe(createHash("sha256").update(lines).digest("hex"));
  });

  test("the hash of the verdicts changes with any verdict and not with the order", () => {
    const verdict = fc.constantFrom<Verdict>("passed", "voided", null, "syntax", "wrong_answer");
    const verdicts = fc.array(fc.array(verdict, { minLength: 1, maxLength: 3 }), { minLength: 1 });
    const build = (lists: Verdict[][]) => lists.map((list, index) => task(`x/${index}`, list));
    fc.assert(
      fc.property(verdicts, fc.nat(), fc.nat(), verdict, (lists, where, which, other) => {
        const shuffled = build(lists)
          .map((entry) => ({ ...entry, candidates: [...entry.candidates].reverse() }))
          .reverse();
        expect(hash(shuffled)).toBe(hash(build(lists)));
        const row = where % lists.length;
        const column = which % (lists[row]?.length ?? 1);
        const changed = lists.map((list, index) =>
          index === row ? list.with(column, other) : list,
        );
        expect(hash(build(changed)) === hash(build(lists))).toBe(lists[row]?.[column] === other);
      }),
    );
  });

  test("a task that was never answered is unscored, not failed: the run states no rate", () => {
    const score = scoreRun([...single, task("s/5", [])], 1, "rev-1");
    expect(score).toMatchObject({
      state: "incomplete",
      tasks: 6,
      candidates: 6,
      passed: 3,
      unscored: 1,
      passRate: null,
      interval: null,
    });
    expect(score.verdictsSha256).toBe(hash(single));
  });
});
