import { expect, test } from "vitest";
import { estimateTimeLeft } from "./estimate-time-left";

test("300 of 400 steps are left after 100 in 50 seconds: 150 seconds", () => {
  expect(estimateTimeLeft({ atMs: 1_000, done: 0 }, { atMs: 51_000, done: 100 }, 400)).toBe(150);
});

test("steps from before the start say nothing of the pace", () => {
  expect(estimateTimeLeft({ atMs: 0, done: 200 }, { atMs: 10_000, done: 300 }, 400)).toBe(10);
});

test("nothing is estimated from standing still, and nothing is left at the end", () => {
  expect(estimateTimeLeft({ atMs: 0, done: 5 }, { atMs: 10_000, done: 5 }, 400)).toBeNull();
  expect(estimateTimeLeft({ atMs: 0, done: 5 }, { atMs: 0, done: 400 }, 400)).toBe(0);
});
