import { expect, test } from "vitest";
import { cohensKappa } from "./cohens-kappa";

function table(cells: Record<string, number>): [string, string][] {
  return Object.entries(cells).flatMap(([names, count]) => {
    const [first = "", second = ""] = names.split(" ");
    return Array.from({ length: count }, (): [string, string] => [first, second]);
  });
}

test("fifty proposals read by two reviewers agree to 0.4", () => {
  // 35 of 50 agree; by chance 0.5 x 0.6 + 0.5 x 0.4 = 0.5 would: (0.7 - 0.5) / 0.5.
  const read = table({ "yes yes": 20, "yes no": 5, "no yes": 10, "no no": 15 });
  expect(cohensKappa(read)).toEqual({ items: 50, equal: 35, kappa: 0.4 });
});

test("judges who always differ are below chance", () => {
  expect(cohensKappa(table({ "a b": 3, "b a": 3 })).kappa).toBe(-1);
});

test("three classes in any order of items give the same figure", () => {
  // p_o = 7/10; p_e = (4x4 + 3x4 + 3x2) / 100 = 0.34; (0.7 - 0.34) / 0.66 = 6/11.
  const pairs = table({ "1 1": 3, "1 2": 1, "2 2": 2, "2 1": 1, "3 3": 2, "3 2": 1 });
  expect(cohensKappa(pairs).kappa).toBeCloseTo(6 / 11, 15);
  expect(cohensKappa(pairs.reverse()).kappa).toBeCloseTo(6 / 11, 15);
});

test("one and the same class throughout says nothing of agreement, and no items are refused", () => {
  expect(cohensKappa(table({ "a a": 5 }))).toEqual({ items: 5, equal: 5, kappa: null });
  expect(() => cohensKappa([])).toThrow("no items");
});
