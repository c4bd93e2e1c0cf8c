import { expect, test } from "vitest";
import { describeDifference } from "./difference";
import { knownCauses } from "./known-causes";

test("no candidate has two causes, and none is without a difference", () => {
  const candidates = knownCauses.map(({ set, taskId, index }) => `${set} ${taskId} ${index}`);
  expect(new Set(candidates).size).toBe(candidates.length);
  expect(knownCauses.filter(({ differences }) => differences.length === 0)).toEqual([]);
});

test("every cause reads as one sentence that a table can hold", () => {
  for (const { differences } of knownCauses) {
    const texts = differences.map(describeDifference);
    expect(texts.filter((text) => /[\n|]|\.$/.test(text))).toEqual([]);
  }
});
