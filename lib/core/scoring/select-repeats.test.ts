import { describe, expect, test } from "vitest";
import type { TaskCategory } from "../vocabulary";
import { readPlaceExecution } from "./read-place-execution";
import { type GradedPlace, isNearLimit, repeatLabel, selectRepeats } from "./select-repeats";

const limits = { cpuMsPerTest: 2_000, cpuMsTotal: 10_000 };
const quick = { cpuMs: 20, longestRunMs: 20, slowestStepMs: 12 };

function place(taskKey: string, changes: Partial<GradedPlace> = {}): GradedPlace {
  return {
    taskKey,
    candidateIndex: 0,
    verdict: "passed",
    failureClass: null,
    execution: quick,
    ...changes,
  };
}

const cycle = "57af7a04d3a6";
const humaneval = Array.from({ length: 164 }, (_, number) => place(`HumanEval/${number}`));
const name = ({ taskKey, candidateIndex }: GradedPlace) => `${taskKey} ${candidateIndex}`;

// Both lists were made with Python 3's hashlib, not with this code:
//   python3 -c "import hashlib
//   key = lambda t, i: hashlib.sha256(f'cgb/v1/repeat/57af7a04d3a6/{t}/{i}'.encode()).hexdigest()
//   print(sorted((f'HumanEval/{t}' for t in range(164)), key=lambda t: key(t, 0))[:20])
//   print(sorted(((f'Ä/{t}', i) for t in range(8) for i in range(5)), key=lambda p: key(*p))[:20])"
const seededOfHumaneval = [
  ...[59, 122, 24, 52, 128, 7, 70, 38, 105, 5, 41, 54, 114, 140, 1, 45, 150, 35, 26, 145],
].map((number) => `HumanEval/${number} 0`);
const seededOfSeveral =
  "5 2,4 3,5 3,2 2,1 2,6 1,3 4,5 4,3 0,5 1,6 2,4 2,4 1,6 3,7 2,7 3,7 1,5 0,0 1,1 1"
    .split(",")
    .map((text) => `Ä/${text}`);

describe("the seeded places", () => {
  test("are those with the lowest hashes, as Python finds them", () => {
    const selected = selectRepeats(humaneval, cycle, limits);
    expect(selected.map((entry) => name(entry.place))).toEqual(seededOfHumaneval);
    expect(new Set(selected.map((entry) => entry.selectedBy))).toEqual(new Set(["seeded"]));
  });

  test("tell candidates of one task apart, and hash names as UTF-8", () => {
    const places = Array.from({ length: 40 }, (_, index) =>
      place(`Ä/${Math.floor(index / 5)}`, { candidateIndex: index % 5 }),
    );
    const selected = selectRepeats(places, cycle, limits);
    expect(selected.map((entry) => name(entry.place))).toEqual(seededOfSeveral);
  });

  test("depend neither on the order of the candidates nor on what came out", () => {
    const failed = humaneval
      .toReversed()
      .map((entry) => ({ ...entry, verdict: "failed" as const, failureClass: "syntax" as const }));
    const selected = selectRepeats(failed, cycle, limits);
    expect(selected.map((entry) => name(entry.place))).toEqual(seededOfHumaneval);
  });

  test("are others in another cycle", () => {
    const selected = selectRepeats(humaneval, "2026-W48", limits);
    expect(selected.map((entry) => name(entry.place))).not.toEqual(seededOfHumaneval);
    expect(repeatLabel("2026-W48", place("a/b"))).toBe("cgb/v1/repeat/2026-W48/a/b/0");
  });

  test("are all places of a run that has no more than twenty", () => {
    expect(selectRepeats(humaneval.slice(0, 6), cycle, limits)).toHaveLength(6);
    expect(selectRepeats([], cycle, limits)).toEqual([]);
  });
});

describe("near the limit", () => {
  test("is 90% of the CPU time of one step or of all, and no millisecond less", () => {
    const near = (longestRunMs: number, slowestStepMs: number) =>
      isNearLimit(
        place("a", { execution: { cpuMs: longestRunMs, longestRunMs, slowestStepMs } }),
        limits,
      );
    expect([near(1_900, 1_799), near(1_900, 1_800)]).toEqual([false, true]);
    expect([near(8_999, 1_000), near(9_000, 1_000)]).toEqual([false, true]);
  });

  test("is each run against the limit, never the sum of many", () => {
    // A test program on a reference three times, a second solution and eight faults: 800 ms each.
    const times = { cpuMs: 9_600, casesMs: 8_000, slowestCaseMs: 800 };
    const near = (slowestCaseMs: number, category: TaskCategory) =>
      isNearLimit(
        place("a", { execution: readPlaceExecution(category, { ...times, slowestCaseMs }) }),
        limits,
      );
    expect(near(800, "unit-test-writing")).toBe(false);
    expect(near(1_800, "unit-test-writing")).toBe(true);
    expect(near(800, "documentation-generation")).toBe(false);
    // One run of as much is near, and so are 1,800 ms of loading.
    expect(near(800, "refactoring")).toBe(true);
    const loading = { cpuMs: 1_900, casesMs: 100, slowestCaseMs: 20 };
    const execution = readPlaceExecution("bug-fixing", loading);
    expect(isNearLimit(place("a", { execution }), limits)).toBe(true);
  });

  test("is whatever a time limit stopped, at whichever time", () => {
    const stopped = (failureClass: GradedPlace["failureClass"]) =>
      isNearLimit(place("a", { verdict: "failed", failureClass }), limits);
    expect([stopped("cpu_timeout"), stopped("wall_timeout")]).toEqual([true, true]);
    expect([stopped("memory_limit"), stopped("wrong_answer")]).toEqual([false, false]);
  });

  test("is not what never ran", () => {
    const format = { verdict: "failed", failureClass: "format", execution: null } as const;
    expect(isNearLimit(place("a", format), limits)).toBe(false);
  });

  test("adds to the seeded places, which keep their own slow candidates", () => {
    const slow = { verdict: "failed", failureClass: "cpu_timeout" } as const;
    // HumanEval/59 is drawn first, HumanEval/0 is not drawn.
    const places = humaneval.map((entry) =>
      ["HumanEval/59", "HumanEval/0"].includes(entry.taskKey) ? { ...entry, ...slow } : entry,
    );
    const selected = selectRepeats(places, cycle, limits);
    expect(selected).toHaveLength(21);
    expect(selected[0]).toMatchObject({ place: { taskKey: "HumanEval/59" }, selectedBy: "seeded" });
    expect(selected[20]).toMatchObject({
      place: { taskKey: "HumanEval/0" },
      selectedBy: "near-limit",
    });
  });
});
