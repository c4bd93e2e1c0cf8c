import { describe, expect, test } from "vitest";
import { changeManifest } from "../protocol/test-support/change-manifest";
import { statedManifest } from "../protocol/test-support/stated-manifest";
import { type BoardEntry, rankBoard } from "./rank-board";
import type { ScoreFacts } from "./score-facts";

/** A complete score over 100 tasks with the displayed bounds given, in hundredths. */
function score(rate: number, low: number, high: number): ScoreFacts {
  const displayed = { low: low / 100, high: high / 100, method: "percentile bootstrap" };
  return {
    state: "complete",
    k: 1,
    tasks: 100,
    baseProblems: 100,
    candidates: 100,
    passedCandidates: rate,
    passed: rate,
    unscored: 0,
    passRate: rate / 100,
    passAtK: { "1": rate / 100 },
    interval: {
      // Apart from the displayed bounds: flags must not look at these.
      low: 0,
      high: 1,
      method: "percentile bootstrap over base problems",
      level: 0.95,
      resamples: 1000,
      seedLabel: "cgb/v1/bootstrap/2026-W48/overall",
      flags: [],
      displayed,
    },
    slices: [],
  };
}

const model = (slug: string, facts: ScoreFacts): BoardEntry => ({
  slug,
  synthetic: false,
  score: facts,
});

const baseline = (slug: string, facts: ScoreFacts): BoardEntry => ({
  slug,
  synthetic: true,
  score: facts,
});

const incomplete: ScoreFacts = {
  ...score(90, 85, 95),
  state: "incomplete",
  unscored: 3,
  passRate: null,
  passAtK: {},
  interval: null,
};

describe("the ranked rows of a board", () => {
  test("share a rank when their rates are equal, and skip the next one", () => {
    const { rows } = rankBoard([
      model("d", score(40, 30, 50)),
      model("c", score(70, 61, 79)),
      model("a", score(80, 72, 88)),
      model("b", score(70, 61, 79)),
    ]);
    expect(rows.map(({ entry, rank }) => [entry.slug, rank])).toEqual([
      ["a", 1],
      ["b", 2],
      ["c", 2],
      ["d", 4],
    ]);
  });

  test("leave open the ranks that the displayed intervals do", () => {
    // a [72,88] touches b [61,72]; c [50,60] lies below both; d [40,55] overlaps c alone.
    const { rows } = rankBoard([
      model("a", score(80, 72, 88)),
      model("b", score(66, 61, 72)),
      model("c", score(55, 50, 60)),
      model("d", score(48, 40, 55)),
    ]);
    expect(rows.map((row) => row.rankRangeByInterval)).toEqual([
      [1, 2],
      [1, 2],
      [3, 4],
      [3, 4],
    ]);
    expect(rows.map((row) => row.overlaps)).toEqual([["b"], ["a"], ["d"], ["c"]]);
  });

  test("are tied only when each score lies in the other's interval", () => {
    // 70 lies in b's [60,72], but 66 does not lie in a's [67,75]; c holds 66 and is held by b.
    const { rows } = rankBoard([
      model("a", score(70, 67, 75)),
      model("b", score(66, 60, 72)),
      model("c", score(60, 55, 66)),
    ]);
    expect(rows.map((row) => row.tiedByInterval)).toEqual([[], ["c"], ["b"]]);
  });

  test("are none when there is no record", () => {
    expect(rankBoard([])).toEqual({ rows: [], unranked: [] });
  });
});

describe("what stands apart from the ranked rows", () => {
  test("is every synthetic baseline as soon as a real model is ranked", () => {
    const { rows, unranked } = rankBoard([
      baseline("perfect", score(100, 96, 100)),
      model("real", score(50, 40, 60)),
      baseline("near", score(55, 45, 65)),
    ]);
    expect(rows).toMatchObject([
      { entry: { slug: "real" }, rank: 1, rankRangeByInterval: [1, 1], overlaps: [] },
    ]);
    expect(unranked).toMatchObject([
      { entry: { slug: "perfect" }, reason: "synthetic-baseline", overlaps: [] },
      {
        entry: { slug: "near" },
        reason: "synthetic-baseline",
        overlaps: ["real"],
        tiedByInterval: ["real"],
      },
    ]);
  });

  test("is no baseline while nothing else is ranked, even beside an incomplete real model", () => {
    const { rows, unranked } = rankBoard([
      baseline("perfect", score(100, 96, 100)),
      model("real", incomplete),
    ]);
    expect(rows.map(({ entry }) => entry.slug)).toEqual(["perfect"]);
    expect(unranked).toMatchObject([{ entry: { slug: "real" }, reason: "incomplete" }]);
  });

  test("is an incomplete record, whatever the rate of what it has", () => {
    const { rows, unranked } = rankBoard([
      model("whole", score(50, 40, 60)),
      model("part", { ...score(90, 85, 95), state: "incomplete", unscored: 3 }),
    ]);
    expect(rows.map(({ entry }) => entry.slug)).toEqual(["whole"]);
    expect(unranked).toMatchObject([{ entry: { slug: "part" }, reason: "incomplete" }]);
  });

  test("is a record without a value for the board's k", () => {
    const { unranked } = rankBoard([
      model("few", { ...score(50, 40, 60), passRate: null, interval: null }),
    ]);
    expect(unranked).toMatchObject([{ reason: "too-few-candidates", overlaps: [] }]);
  });
});

test("a complete score with a rate but no interval is refused", () => {
  expect(() => rankBoard([model("bare", { ...score(50, 40, 60), interval: null })])).toThrow(
    /no interval/,
  );
});

test("scores made under another protocol than the most stand apart, and baselines as ever", () => {
  const warm = { "generation.temperature": "0.8" };
  const slow = { "execution.limits.cpuMsPerTest": 3_000 };
  const under = (changes: Record<string, unknown>) => ({
    manifest: changeManifest(statedManifest, changes),
  });
  const entries = [
    { ...model("fast", score(90, 85, 95)), ...under({ ...warm, ...slow }) },
    { ...model("a", score(80, 72, 88)), ...under({}) },
    { ...model("b", score(70, 61, 79)), ...under({ "generation.modelBuild": "build-2" }) },
    { ...baseline("base", score(60, 50, 70)), ...under(slow) },
  ];
  const { rows, unranked } = rankBoard(entries);
  expect(rows.map(({ entry, rank }) => [entry.slug, rank])).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
  expect(unranked.map(({ entry, reason, differs }) => [entry.slug, reason, differs])).toEqual([
    [
      "fast",
      "other-protocol",
      [
        { field: "execution.limits.cpuMsPerTest", here: 3_000, there: 2_000 },
        { field: "generation.temperature", here: "0.8", there: "0.2" },
      ],
    ],
    ["base", "synthetic-baseline", []],
  ]);
  const inForce = { ...statedManifest.execution?.limits, cpuMsPerTest: 3_000 };
  const alone = rankBoard(entries.slice(0, 2), { compared: "model", inForce });
  expect(alone.rows.map(({ entry }) => entry.slug)).toEqual(["fast"]);
});

test("a run with one unscored task stands above no complete one, whatever its rate would be", () => {
  const almost = { ...score(99, 97, 100), state: "incomplete" as const, unscored: 1 };
  const { rows, unranked } = rankBoard([model("almost", almost), model("low", score(1, 0, 3))]);
  expect(rows.map(({ entry, rank }) => [entry.slug, rank])).toEqual([["low", 1]]);
  expect(unranked.map(({ entry, reason }) => [entry.slug, reason])).toEqual([
    ["almost", "incomplete"],
  ]);
});
