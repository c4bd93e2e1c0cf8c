import { expect, test } from "vitest";
import { defaultGap, wordNeeded } from "./word-needed";

const pair = {
  ...{ label: "A and B", discordance: 0.1, tasksPerBase: 1, telling: 0.1 },
  ...{ gap: 0.03, tasks: 500 },
};

test("the tasks that a gap takes, and how many more that is", () => {
  // Connor's formula gives 870 at a discordance of 0.1 and a gap of 0.03.
  expect(wordNeeded(pair, 0.03, 0.8)).toBe(
    "To find a gap of 3.0 points in 80 of 100 such comparisons takes about 870 tasks like these: 370 more than the 500 here.",
  );
  expect(wordNeeded(pair, 0.09, 0.8)).toContain("the 500 here are enough for that.");
});

test("what can't be planned says why", () => {
  expect(wordNeeded(pair, 0.11, 0.8)).toContain("can’t be larger");
  expect(wordNeeded(pair, 0, 0.8)).toContain("Give a gap above 0");
  expect(wordNeeded(pair, Number.NaN, 0.8)).toContain("Give a gap above 0");
  expect(wordNeeded({ ...pair, discordance: 0, telling: 0, gap: 0 }, 0.01, 0.8)).toContain(
    "nothing says",
  );
});

test("tasks that share base problems are planned with how they go together", () => {
  // In perfect copies of three: three times 869.9, and no gap above what one of the two alone solved.
  const copies = { ...pair, discordance: 0.3, tasksPerBase: 3 };
  expect(wordNeeded(copies, 0.03, 0.8)).toContain("about 2,610 tasks like these: 2,110 more");
  expect(wordNeeded(copies, 0.11, 0.8)).toContain("can’t be larger");
});

test("planning begins with the gap that was found or, without one, with a point", () => {
  expect(defaultGap(pair)).toBe(0.03);
  expect(defaultGap({ ...pair, gap: 0 })).toBe(0.01);
  expect(defaultGap({ ...pair, gap: 0, discordance: 0.004 })).toBe(0.004);
});
