import { expect, test } from "vitest";
import { countOf } from "./count-of";
import { formatPassed } from "./format-passed";

// A run of 20 candidates a task: candidate 0 passed 30 of 164 tasks, which gives neither rate.
const several = { passed: 30, tasks: 164, passedCandidates: 722, candidates: 3280 };

test.each([722 / 3280, 0.5])(
  "beside a rate of %d stands the count of all candidates",
  (passRate) => {
    expect(formatPassed({ ...several, passRate })).toBe("722/3,280");
    expect(countOf({ ...several, passRate })).toBe("candidates");
  },
);

test("one candidate a task is counted in tasks, and so are tries of which the first gives the rate", () => {
  const single = { ...several, passedCandidates: 30, candidates: 164, passRate: 30 / 164 };
  expect(formatPassed(single)).toBe("30/164");
  expect(formatPassed({ ...several, candidates: 400, passRate: 30 / 164 })).toBe("30/164");
});

test("trials stay trials, and a run without a rate counts its candidates", () => {
  const trials = { passed: null, tasks: 88, passedCandidates: 283, candidates: 439 };
  expect(formatPassed({ ...trials, passRate: 0.643 })).toBe("283/439");
  expect(formatPassed({ ...several, passRate: null })).toBe("722/3,280");
});
