import { expect, test } from "vitest";
import { sampleBoard } from "./test-support/sample-board";
import { sampleRow } from "./test-support/sample-row";
import { sampleUnranked } from "./test-support/sample-unranked";
import { wordKnownOutcomes } from "./word-known-outcomes";

const rows = [sampleRow("a", 1, [])];
const apart = (...lacking: number[]) =>
  lacking.map((unscored, index) => sampleUnranked(`u${index}`, unscored));
const known = (...lacking: number[]) =>
  wordKnownOutcomes(sampleBoard({ rows, unranked: apart(...lacking) }));

test("a whole board has one outcome for each task and system", () => {
  expect(known()).toBe("one outcome for each of 10 tasks and 1 system");
});

test("where outcomes are missing, what is known says how many", () => {
  expect(known(8, 2, 7)).toBe(
    "up to one outcome for each of 10 tasks and 4 systems, of which 3 lack 2, 7 and 8 outcomes",
  );
  expect(known(1)).toBe(
    "up to one outcome for each of 10 tasks and 2 systems, of which 1 lacks 1 outcome",
  );
  expect(known(5, 4, 3, 2, 1)).toContain("of which 5 lack 1 to 5 outcomes");
});

test("several trials a task are no single outcome", () => {
  const trials = [{ ...sampleRow("a", 1, []), passed: null, candidates: 40 }];
  expect(wordKnownOutcomes(sampleBoard({ rows: trials }))).toBe(
    "how many trials passed, for each of 10 tasks and 1 system",
  );
});
