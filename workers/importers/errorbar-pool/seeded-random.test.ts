import { expect, test } from "vitest";
import { seededRandom } from "./seeded-random";

test("the draws of a seed are those of mulberry32, and never others", () => {
  // Its published first outputs for seed 1: 0.6270739405881613, 0.002735721180215478.
  const random = seededRandom(1);
  expect([random.int(0, 9_999), random.int(0, 999_999)]).toEqual([6_270, 2_735]);
});

test("a shuffle keeps the items and leaves the list as it was", () => {
  const list = [1, 2, 3, 4, 5];
  const shuffled = seededRandom(7).shuffle(list);
  expect(shuffled.toSorted()).toEqual(list);
  expect(list).toEqual([1, 2, 3, 4, 5]);
});
