import { expect, test } from "vitest";
import { packRelations, readRelation } from "./pack-relations";

test("a digit tells how a row stands to each row of its table", () => {
  const row = {
    model: { slug: "a" },
    overlaps: ["b", "d"],
    separatedFrom: ["c", "d"],
    leansFrom: ["b"],
  };
  const packed = packRelations(row, ["a", "b", "c", "d", "e"]);
  expect(packed).toBe("04250");
  expect([1, 2, 3, 4].map((index) => readRelation(packed, index))).toEqual([
    { verdict: "leans", overlaps: true },
    { verdict: "separated", overlaps: false },
    { verdict: "separated", overlaps: true },
    { verdict: "within-noise", overlaps: false },
  ]);
});
