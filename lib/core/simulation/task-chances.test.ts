import { expect, test } from "vitest";
import { openChances } from "./task-chances";

const tasks = Array.from({ length: 2_400 }, (_, at) => ({
  taskKey: `task-${at}`,
  baseId: `base-${at % 80}`,
}));
const chancesOf = openChances("test", tasks);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test.each([0.35, 0.7, 0.92])("chances at rate %d have that mean over the pool", (rate) => {
  expect(mean([...chancesOf("model", rate).values()])).toBeCloseTo(rate, 9);
});

test("two runs of a task disagree in a tenth of the cases, as in the middle of the methodology's table", () => {
  const flips = [...chancesOf("model", 0.7).values()].map((chance) => 2 * chance * (1 - chance));
  expect(Math.abs(mean(flips) - 0.1)).toBeLessThan(0.01);
});

test("another rate moves every task of a model the same way; the same seed makes the same chances", () => {
  const before = chancesOf("model", 0.7);
  const after = chancesOf("model", 0.6);
  expect([...before].every(([key, chance]) => (after.get(key) ?? 1) <= chance)).toBe(true);
  expect(openChances("test", tasks)("model", 0.7)).toEqual(before);
  expect(openChances("other", tasks)("model", 0.7)).not.toEqual(before);
});

test("what is hard for one model is mostly hard for another", () => {
  const one = [...chancesOf("one", 0.5).values()];
  const other = [...chancesOf("other", 0.5).values()];
  const agree = one.filter((chance, at) => chance > 0.5 === (other[at] ?? 0) > 0.5).length;
  expect(agree / one.length).toBeGreaterThan(0.7);
});
