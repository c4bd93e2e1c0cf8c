import { expect, test } from "vitest";
import type { RepeatGroup } from "../../lib/contracts/run-analysis";
import { capsEvidence, wordFinding } from "./repeat-words";

function group(selectedBy: RepeatGroup["selectedBy"], repeated: number, flaky: number) {
  const none = { withoutSubmission: 0, notRepeated: 0, differentClass: 0, interval: null };
  return { selectedBy, selected: repeated, repeated, flaky, ...none };
}

test("the finding counts both groups", () => {
  const groups = [group("seeded", 20, 0), group("near-limit", 3, 1)];
  expect(wordFinding(groups)).toBe(
    "1 of 23 candidates executed three times is flaky: it passed and it failed.",
  );
  expect(wordFinding([group("seeded", 20, 0)])).toBe(
    "Every verdict held: 20 candidates executed three times, and none of them both passed and failed.",
  );
  expect(wordFinding([group("seeded", 0, 0)])).toBe(
    "No candidate has been executed three times under this manifest yet.",
  );
});

test("where no answer has code, that is the reason that nothing was repeated", () => {
  const silent = { ...group("seeded", 0, 0), selected: 12, withoutSubmission: 12 };
  expect(wordFinding([silent])).toBe(
    "There is nothing to execute again: none of the chosen answers has code.",
  );
});

test("the evidence is capped by seeded candidates alone, above one in a hundred", () => {
  expect(capsEvidence([group("seeded", 20, 1)])).toBe(true);
  expect(capsEvidence([group("seeded", 100, 1)])).toBe(false);
  expect(capsEvidence([group("seeded", 20, 0), group("near-limit", 5, 5)])).toBe(false);
});
