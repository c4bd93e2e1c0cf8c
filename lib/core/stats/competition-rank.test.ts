import { expect, test } from "vitest";
import { competitionRank } from "./competition-rank";

test("equal scores share a rank and the next rank is skipped", () => {
  expect(competitionRank([0.7, 0.9, 0.8, 0.8, 0.9])).toEqual([5, 1, 3, 3, 1]);
  expect(competitionRank([])).toEqual([]);
});
