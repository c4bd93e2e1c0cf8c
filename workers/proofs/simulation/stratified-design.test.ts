import { expect, test } from "vitest";
import { designStrata } from "./stratified-design";

test("400 tasks lie in 63 cells of 3 to 8, 160, 160 and 80 in the tiers", () => {
  const { cellSizes, tierSizes } = designStrata(0.5);
  expect(cellSizes).toHaveLength(63);
  expect([Math.min(...cellSizes), Math.max(...cellSizes)]).toEqual([3, 8]);
  expect(tierSizes).toEqual([160, 160, 80]);
});

test.each([0.3, 0.5, 0.8, 0.95])("the chance of the whole set is %d", (rate) => {
  const { cellSizes, chances } = designStrata(rate);
  const expected = chances.reduce((sum, chance, cell) => sum + chance * (cellSizes[cell] ?? 0), 0);
  expect(expected / 400).toBeCloseTo(rate, 12);
  expect(new Set(chances.map((chance) => chance.toFixed(6))).size).toBe(63);
});
