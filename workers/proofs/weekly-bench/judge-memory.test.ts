import { expect, test } from "vitest";
import { judgeMemory } from "./judge-memory";

test("memory that grows by one a look has grown by half of the looks between the quarters", () => {
  const samples = Array.from({ length: 400 }, (_, at) => 1_000 + at);
  expect(judgeMemory(samples)).toEqual({
    second: 1_149.5,
    last: 1_349.5,
    most: 1_399,
    growth: 200,
  });
});

test("what is filled in the first quarter, and single peaks later, are no growth", () => {
  const samples = Array.from({ length: 400 }, (_, at) =>
    at < 100 ? at : at === 390 ? 9_000 : 100,
  );
  expect(judgeMemory(samples)).toEqual({ second: 100, last: 100, most: 9_000, growth: 0 });
});

test("seven looks are too few", () => {
  expect(() => judgeMemory([1, 2, 3, 4, 5, 6, 7])).toThrow("too few");
});
