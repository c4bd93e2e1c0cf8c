import { describe, expect, test } from "vitest";
import { drawResamples } from "../stats/draw-resamples";
import type { Tier } from "../vocabulary";
import { averageSlices } from "./average-slices";
import type { TaskTally } from "./score-tallies";
import { stratifyInterval } from "./stratify-interval";

const label = "cgb/v1/bootstrap/2026-W48/overall";
const protocol = {
  k: 1,
  attempts: null,
  resamplesFor: (bases: number) => drawResamples(label, bases, 200),
};

function tally(index: number, tier: Tier | null, passes: number, candidates = 1): TaskTally {
  return {
    baseId: `base-${String(index).padStart(3, "0")}`,
    category: "bug-fixing",
    tier,
    language: index % 2 === 0 ? "python" : "java",
    candidates,
    passedCandidates: passes,
    unscored: 0,
    passed: passes > 0,
    firstSuccess: passes > 0 ? 1 : null,
  };
}

/** 60 tasks of tier 1, half of them passed, and 20 of tier 2, all failed. */
const uneven = Array.from({ length: 80 }, (_, i) =>
  tally(i, i < 60 ? 1 : 2, i < 60 && i % 2 === 0 ? 1 : 0),
);

describe("averageSlices", () => {
  test("a small slice counts as much as a large one", () => {
    // Tiers: (30/60 + 0/20)/2; languages: (30/40 + 0/40)/2. Of every task alike it would be 30/80.
    const averages = averageSlices(uneven, protocol);
    expect(
      averages.map(({ dimension, slices, tasks, rate }) => [dimension, slices, tasks, rate]),
    ).toEqual([
      ["tier", 2, 80, 0.25],
      ["language", 2, 80, 0.375],
    ]);
    for (const { rate, interval } of averages) {
      expect(interval?.low).toBeLessThan(rate);
      expect(interval?.high).toBeGreaterThan(rate);
    }
  });

  test("for k > 1 it averages the estimates of the tasks", () => {
    // pass@2 of 1 in 4 is 1/2, of 4 in 4 is 1, of 0 in 4 is 0.
    const tallies = [tally(0, 1, 1, 4), tally(2, 1, 4, 4), tally(4, 2, 0, 4)];
    const [average] = averageSlices(tallies, { ...protocol, k: 2 });
    expect(average).toMatchObject({ dimension: "tier", rate: 0.375 });
    expect(averageSlices(tallies, { ...protocol, k: 5 })).toEqual([]);
  });

  test("tries that ended with the first success count by where it came", () => {
    const late = { ...tally(0, 1, 1, 3), firstSuccess: 3 };
    const tallies = [late, { ...tally(2, 2, 1, 1), firstSuccess: 1 }];
    const rateAt = (k: number) => averageSlices(tallies, { ...protocol, k, attempts: 3 })[0]?.rate;
    expect([1, 2, 3, 4].map(rateAt)).toEqual([0.5, 0.5, 1, undefined]);
  });

  test("a dimension that some task doesn't state has no average, nor has an unfinished run", () => {
    const withoutTier = [...uneven, tally(80, null, 1)];
    expect(averageSlices(withoutTier, protocol).map(({ dimension }) => dimension)).toEqual([
      "language",
    ]);
    const [first, ...rest] = uneven;
    const open = [{ ...(first ?? tally(0, 1, 0)), unscored: 1 }, ...rest];
    expect(averageSlices(open, protocol)).toEqual([]);
    expect(averageSlices([], protocol)).toEqual([]);
  });

  test("a slice of one task is absent from too many resamples to have an interval", () => {
    const [average] = averageSlices([...uneven.slice(0, 60), tally(60, 2, 1)], protocol);
    expect(average?.interval).toBeNull();
    expect(average?.replicatesWithAbsentSlice).toBeGreaterThan(10);
  });
});

describe("stratifyInterval", () => {
  const settings = { k: 1, attempts: null, cycle: "2026-W48", resamples: 200 };

  test("it holds the cells fixed, so it is no wider than what their mix adds", () => {
    const interval = stratifyInterval(uneven, settings);
    expect(interval).toMatchObject({ cells: 4, seedLabel: "cgb/v1/raowu/2026-W48/overall" });
    // Within every cell of tier and language all tasks agree: nothing is left to vary.
    expect(interval?.low).toBeCloseTo(30 / 80, 12);
    expect(interval?.high).toBeCloseTo(30 / 80, 12);
  });

  test("the order of the tasks is of no account", () => {
    const mixed = uneven.map((entry, i) => ({ ...entry, passedCandidates: i % 3 === 0 ? 1 : 0 }));
    expect(stratifyInterval(mixed.toReversed(), settings)).toEqual(
      stratifyInterval(mixed, settings),
    );
  });

  test("it is not defined for one cell, a cell of one base, and a base in two cells", () => {
    const single = uneven.filter(({ tier, language }) => tier === 1 && language === "java");
    expect(stratifyInterval(single, settings)).toBeNull();
    expect(stratifyInterval([...uneven, tally(80, 3, 1)], settings)).toBeNull();
    const shared = [...uneven, { ...tally(80, 2, 1), baseId: "base-000" }];
    expect(stratifyInterval(shared, settings)).toBeNull();
    expect(stratifyInterval([], settings)).toBeNull();
  });
});
