import { expect, test } from "vitest";
import { listShingles } from "./list-shingles";
import { listWords } from "./list-words";
import { measureOverlap } from "./measure-overlap";

test("the overlap is what is common of all: two of four are a half", () => {
  expect(measureOverlap(new Set(["a", "b", "c"]), new Set(["b", "c", "d"]))).toBe(0.5);
  expect(measureOverlap(new Set(["a"]), new Set(["a"]))).toBe(1);
  expect(measureOverlap(new Set(), new Set())).toBe(0);
});

test("shingles are the runs of neighbours, each once, and a short list is one", () => {
  expect(listShingles(["a", "b", "a", "b"], 2)).toEqual(new Set(['["a","b"]', '["b","a"]']));
  expect(listShingles(["a"], 3)).toEqual(new Set(['["a"]']));
  expect(listShingles([], 3)).toEqual(new Set());
});

test("words lose case and marks, and keep letters of every script", () => {
  expect(listWords("The `Größe` is 10 cents – at most.")).toEqual([
    "the",
    "größe",
    "is",
    "10",
    "cents",
    "at",
    "most",
  ]);
});
