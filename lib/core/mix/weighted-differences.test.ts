import { expect, test } from "vitest";
import type { ModelTable } from "../pairs/tabulate-outcomes";
import { largestSum, weightedDifferences } from "./weighted-differences";

function model(sums: number[], denominator: number | null): ModelTable {
  return {
    ...{ slug: "m", values: new Float64Array(), bits: null, total: 0 },
    baseSums: Float64Array.from(sums, (sum) => sum / (denominator ?? 1)),
    whole: denominator === null ? null : { sums: Int32Array.from(sums), denominator },
  };
}

test("differences of halves and thirds are whole numbers of sixths", () => {
  const found = weightedDifferences(model([1, 4], 2), model([2, 3], 3));
  expect(found).toEqual({ differences: Float64Array.of(3 - 4, 12 - 6), isRounded: false });
});

test("without a small common denominator they lie on a grid, alike in both directions", () => {
  const [a, b] = [model([0.3, 0.55, 0, 0.125], null), model([0.1, 0.8, 0, 0], null)];
  const { differences, isRounded } = weightedDifferences(a, b);
  expect(isRounded).toBe(true);
  expect(differences.reduce((sum, d) => sum + Math.abs(d), 0)).toBeLessThanOrEqual(largestSum);
  expect((differences[0] ?? 0) / (differences[1] ?? 0)).toBeCloseTo(0.2 / -0.25, 3);
  const turned = weightedDifferences(b, a).differences;
  expect([...turned].map((d) => 0 - d)).toEqual([...differences].map((d) => d + 0));
});
