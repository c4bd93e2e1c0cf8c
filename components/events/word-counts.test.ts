import { expect, test } from "vitest";
import { wordEventCounts } from "./word-counts";

test("what touches trust stands before publications, and kinds of one meaning are one count", () => {
  const counts = new Map([
    ["publication", 60],
    ["watch", 2],
    ["alert", 1],
    ["correction", 1],
  ] as const);
  expect(wordEventCounts(counts)).toBe("3 signs of a change, 1 correction and 60 publications.");
});

test("one kind alone needs no list, and others are counted as events", () => {
  expect(wordEventCounts(new Map([["publication", 1]]))).toBe("1 publication.");
  expect(wordEventCounts(new Map([["exposure", 2]]))).toBe("2 events.");
});
