import { expect, test } from "vitest";
import type { BoardRow, ClaimRow } from "../../lib/contracts/board";
import { listBoardFacts } from "./board-facts";
import { findBoardFinding, wordUndecided } from "./board-finding";
import { sampleBoard } from "./test-support/sample-board";
import { sampleRow } from "./test-support/sample-row";
import { tooFewToRank } from "./too-few-to-rank";
import { wordFinding } from "./word-finding";

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
  expect(find(sampleRow("a", 1, [], true), sampleRow("b", 2, [], true)).kind).toBe(
    "baselines-only",
  );
});

test("one model has nothing to be compared with", () => {
  expect(find(sampleRow("a", 1, [])).kind).toBe("single");
});

test("a leader that is separated from every other leads, whatever the intervals do", () => {
  const rows = [sampleRow("a", 1, ["b", "c"]), sampleRow("b", 2, ["a"]), sampleRow("c", 3, ["a"])];
  expect(find(...rows)).toMatchObject({ kind: "clear-lead", others: 2 });
});

test("those that the leader isn't separated from are counted among ranked rows only", () => {
  const leader = sampleRow("a", 1, ["c", "a-baseline"]);
  expect(find(leader, sampleRow("b", 2, []), sampleRow("c", 3, ["a"]))).toMatchObject({
    kind: "undecided-lead",
    undecided: 1,
    others: 2,
  });
});

test("of two at the top the first speaks, and the other is one that it can't be told apart from", () => {
  const rows = [sampleRow("a", 1, ["c"]), sampleRow("b", 1, ["c"]), sampleRow("c", 3, ["a", "b"])];
  expect(find(...rows)).toMatchObject({ kind: "undecided-lead", undecided: 1, others: 2 });
});

test("nobody leads where all have one rate", () => {
  expect(find(sampleRow("a", 1, []), sampleRow("b", 1, []))).toEqual({
    kind: "no-lead",
    leaders: 2,
  });
});

test("the count of the undecided reads as English", () => {
  expect(wordUndecided(14, 23, "system")).toBe("14 of the 23 others");
  expect(wordUndecided(23, 23, "system")).toBe("any of the 23 others");
  expect(wordUndecided(2, 2, "model")).toBe("either of the 2 others");
  expect(wordUndecided(1, 1, "model")).toBe("the only other model");
});

test("of a slice with too few tasks to rank nobody leads, whoever is separated", () => {
  const rows = [sampleRow("a", 1, ["b"]), sampleRow("b", 2, ["a"])];
  const scope = { category: null, tier: 1, language: null } as const;
  const slice = sampleBoard({ rows, scope });
  const finding = findBoardFinding(slice, tooFewToRank(slice));
  expect(finding).toEqual({ kind: "counted-only", tasks: 10 });
  expect(wordFinding(finding, "model")).toBe("10 tasks are too few to rank by: counts alone.");
  expect(listBoardFacts(slice).map(({ term }) => term)).not.toContain("Paired test");
  expect(tooFewToRank(sampleBoard({ rows }))).toBeNull();
  const thirty = rows.map((row) => ({ ...row, tasks: 30 }));
  expect(tooFewToRank(sampleBoard({ rows: thirty, scope }))).toBeNull();
});
