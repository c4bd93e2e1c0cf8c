import { expect, test } from "vitest";
import { describeMix } from "./describe-mix";
import { equalMix } from "./mix-weights";

const cells = [
  { category: "bug-fixing", tier: 1, language: "python", tasks: 30 },
  { category: "bug-fixing", tier: 1, language: "java", tasks: 10 },
  { category: "refactoring", tier: 1, language: "python", tasks: 20 },
] as const;

test("an equal mix is worth all tasks, and names the combinations that the suite hasn't got", () => {
  const found = describeMix(cells, equalMix);
  expect(found).toMatchObject({ tasks: 60, allTasks: 60, effectiveTasks: 60, isRanked: true });
  expect(found.missing).toEqual(["refactoring, tier 1, java"]);
  // 20 of 60 tasks are refactoring and 10 of 60 in Java: a third of a sixth.
  expect(found.missingShare).toBeCloseTo(1 / 18, 12);
});

test("shares are of weight, and a lopsided mix is worth fewer tasks than count in it", () => {
  const mix = { ...equalMix, language: { python: 1, java: 5 } };
  const found = describeMix(cells, mix);
  const java = found.shares.find(({ value }) => value === "java");
  expect(java).toEqual({ dimension: "language", value: "java", tasks: 10, share: 0.5 });
  // (50·1 + 10·5)² / (50·1 + 10·25)
  expect(found.effectiveTasks).toBeCloseTo(10_000 / 300, 12);
});

test("a mix worth fewer than 30 tasks is not ranked, and one of none is worth nothing", () => {
  const few = describeMix(cells, { ...equalMix, category: { refactoring: 1 } });
  expect(few).toMatchObject({ tasks: 20, isRanked: false });
  const none = describeMix(cells, { ...equalMix, tier: { "3": 1 } });
  expect(none).toMatchObject({ tasks: 0, effectiveTasks: 0, isRanked: false });
});
