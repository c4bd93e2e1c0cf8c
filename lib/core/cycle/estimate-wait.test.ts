import { expect, test } from "vitest";
import { type CycleWork, estimateWait } from "./estimate-wait";

const work: CycleWork = {
  questions: 4_800,
  answered: 1_200,
  graded: 0,
  recentlyAnswered: 600,
  recentlyGraded: 0,
  recentMs: 600_000,
};

test("3,600 questions at 60 a minute take an hour", () => {
  expect(estimateWait(work)).toEqual({ until: "answers", ms: 3_600_000 });
});

test("once all is answered, verdicts are waited for, at the pace of verdicts", () => {
  const answered = { ...work, answered: 4_800, graded: 4_700, recentlyGraded: 1_000 };
  expect(estimateWait(answered)).toEqual({ until: "verdicts", ms: 60_000 });
});

test("where nothing moved lately there is no estimate, and where all is done nothing is left", () => {
  expect(estimateWait({ ...work, recentlyAnswered: 0 })).toEqual({ until: "answers", ms: null });
  expect(estimateWait({ ...work, answered: 4_800, graded: 4_800 })).toBeNull();
});
