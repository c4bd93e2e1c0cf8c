import { expect, test } from "vitest";
import { findBoardFinding } from "./board-finding";
import { sampleRow } from "./test-support/sample-row";
import { wordFinding } from "./word-finding";

test("a board's finding is one plain sentence", () => {
  const rows = [sampleRow("a", 1, ["b", "c"]), sampleRow("b", 2, ["a"]), sampleRow("c", 3, ["a"])];
  const finding = findBoardFinding({ rows, unranked: [] });
  expect(wordFinding(finding, "model")).toMatch(/^.+ leads: it is separated from both others\.$/);
  const undecided = { ...finding, kind: "undecided-lead" as const, undecided: 1, others: 2 };
  expect(
    "leader" in undecided && wordFinding({ ...undecided, leader: undecided.leader }, "model"),
  ).toBe("The leader can’t be told apart from 1 of the 2 others.");
});
