import { expect, test } from "vitest";
import { wordProgress, wordRotation } from "./cycle-words";

const status = { models: [], questions: 4_800, answered: 1_200, graded: 800 };

test("an open week says how far it is and when the step in work ends", () => {
  expect(wordProgress({ ...status, wait: { until: "answers", ms: 1_260_000 } })).toBe(
    "1,200 of 4,800 questions answered, 800 graded. At the pace of the last ten minutes, the last answer comes in about 21 minutes.",
  );
  expect(wordProgress({ ...status, wait: { until: "verdicts", ms: 7_000_000 } })).toMatch(
    /the last verdict comes in about 2 hours\.$/,
  );
});

test("a week that stands still is not promised an end, and one that is done has none", () => {
  expect(wordProgress({ ...status, wait: { until: "answers", ms: null } })).toMatch(
    /Nothing moved in the last ten minutes, so the last answer can’t be foreseen\.$/,
  );
  expect(wordProgress({ ...status, wait: null })).toMatch(/800 graded\.$/);
});

test("a rotation without reserves says by how much the pool shrinks", () => {
  const short = [{ cell: "1/bug-fixing/java", missing: 2 }];
  expect(wordRotation({ retired: 3, activated: 1, short })).toBe(
    "Tasks that retire after the week: 3; reserves of the same cells that take their places: 1. The pool shrinks by 2, for want of reserves.",
  );
});
