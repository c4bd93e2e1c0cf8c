import { expect, test } from "vitest";
import type { BoardRow, ClaimRow } from "../../lib/contracts/board";
import { findBoardFinding, wordOverlapped } from "./board-finding";

function makeRow(slug: string, rank: number, overlaps: string[], synthetic = false): BoardRow {
  const bounds = { low: 0.4, high: 0.6, method: "percentile bootstrap" };
  return {
    rank,
    rankRangeByInterval: [rank, rank],
    model: { slug, name: slug, provider: null, revision: null, synthetic },
    runId: slug,
    recordId: 1,
    passed: 5,
    tasks: 10,
    baseProblems: 10,
    candidates: 10,
    passedCandidates: 5,
    passRate: 0.5,
    passAtK: { "1": 0.5 },
    interval: {
      ...bounds,
      level: 0.95,
      resamples: 1000,
      seedLabel: "label",
      flags: [],
      displayed: bounds,
    },
    overlaps,
    tiedByInterval: [],
    slices: [],
    failureClasses: {},
    executionMs: null,
    timeoutRate: { timeouts: 0, executions: 10 },
    evidence: "A",
    undisclosed: [],
    source: { name: "file", sha256: "0" },
    previous: null,
  };
}

const find = (...rows: BoardRow[]) => findBoardFinding({ rows, unranked: [] });

test("claims alone are no finding about any run, and count each system once", () => {
  const claim = (slug: string, metric: string): ClaimRow => ({
    reason: "claim",
    model: { slug, name: slug, provider: null, revision: null, synthetic: false },
    metric,
    runId: null,
    recordId: null,
    passRate: 0.9,
    passed: null,
    tasks: null,
    interval: null,
    bounds: null,
    details: {},
    undisclosed: ["outcomes"],
    source: { name: "table", sha256: "0" },
  });
  const unranked = [claim("a", "pass@1"), claim("a", "pass@2"), claim("b", "pass@1")];
  expect(findBoardFinding({ rows: [], unranked })).toEqual({ kind: "claims-only", count: 2 });
});

test("an empty board says so", () => {
  expect(find()).toEqual({ kind: "empty" });
});

test("baselines alone are never called a lead", () => {
  expect(find(makeRow("a", 1, [], true), makeRow("b", 2, [], true)).kind).toBe("baselines-only");
});

test("one model has nothing to be compared with", () => {
  expect(find(makeRow("a", 1, [])).kind).toBe("single");
});

test("a leader whose interval meets nobody's leads", () => {
  expect(find(makeRow("a", 1, []), makeRow("b", 2, ["c"]), makeRow("c", 3, ["b"]))).toMatchObject({
    kind: "clear-lead",
    others: 2,
  });
});

test("a leader's overlaps are counted among ranked rows only", () => {
  const leader = makeRow("a", 1, ["b", "a-baseline"]);
  expect(find(leader, makeRow("b", 2, ["a"]), makeRow("c", 3, []))).toMatchObject({
    kind: "overlapping-lead",
    overlapped: 1,
    others: 2,
  });
});

test("a tie at the top is a shared lead, and the tied do not count as others", () => {
  expect(
    find(makeRow("a", 1, ["b", "c"]), makeRow("b", 1, ["a", "c"]), makeRow("c", 3, ["a", "b"])),
  ).toEqual({ kind: "shared-lead", leaders: 2, overlapped: 1, others: 1 });
});

test("the count of overlaps reads as English", () => {
  expect(wordOverlapped(14, 23, "system")).toBe("14 of the 23 others");
  expect(wordOverlapped(23, 23, "system")).toBe("those of all 23 others");
  expect(wordOverlapped(1, 1, "model")).toBe("that of the only other model");
});
