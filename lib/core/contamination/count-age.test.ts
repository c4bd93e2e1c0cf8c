import { expect, test } from "vitest";
import { countAge } from "./count-age";

test("a task is 0 cycles old in the first cycle that may draw it, and one more in each later one", () => {
  const rotations = [
    { activated: ["b"] },
    { activated: [] },
    { activated: ["c"] },
    { activated: ["d"] },
  ];
  const ageOf = countAge(rotations);
  expect(["a", "b", "c", "d"].map(ageOf)).toEqual([3, 2, 0, 0]);
});
