import { expect, test } from "vitest";
import { getManyComparison } from "./get-many-comparison";
import { getModel } from "./get-model";
import { publishCompared } from "./test-support/publish-compared";
import { withSite } from "./test-support/with-site";

withSite(publishCompared);

const ask = (...slugs: string[]) => getManyComparison({ suite: "graded", slugs });

test("several on the same tasks: every pair, corrected over those shown", async () => {
  const answer = await ask("strong", "weak", "other");
  if (answer?.kind !== "compared") throw new Error(`not compared: ${answer?.kind}`);
  const { models, pairs, tasks, slices } = answer.comparison;
  expect(models.map(({ model, passed }) => [model.slug, passed])).toEqual([
    ["strong", 40],
    ["weak", 22],
    ["other", 40],
  ]);
  expect(pairs.map(({ a, b, verdict }) => [a, b, verdict])).toEqual([
    [0, 1, "separated"],
    [0, 2, "within-noise"],
    [1, 2, "separated"],
  ]);
  // Eighteen tasks to none twice and one to one: 2⁻¹⁷ · 3, then 2⁻¹⁷ · 2 made monotone.
  expect(pairs[0]?.pHolm).toBeCloseTo(3 * 2 ** -17, 10);
  // 18 of 44 tasks were solved by exactly one of the first two.
  expect(pairs[0]?.discordance).toBeCloseTo(18 / 44, 12);
  expect(tasks).toHaveLength(44);
  expect(tasks[36]).toMatchObject({
    taskId: "graded/36",
    counts: [{ passed: 0 }, { passed: 0 }, { passed: 1 }],
  });
  expect(slices.find(({ value }) => value === "java")?.passed).toEqual([4, 2, 4]);
  // The same figures as on the model's own page: nobody's few tasks get a rate.
  const model = await getModel("strong");
  const own = model?.standings.find(({ suite }) => suite.id === "graded")?.slices ?? [];
  for (const { dimension, value, scores } of slices) {
    const alone = own.find((slice) => slice.dimension === dimension && slice.value === value);
    expect(scores[0]?.passRate ?? null).toBe(alone?.passRate ?? null);
    expect(scores[0]?.interval ?? null).toEqual(alone?.interval?.displayed ?? null);
  }
  expect(slices.some(({ scores }) => scores[0] !== null)).toBe(true);
});

test("one pair that may not be compared refuses them all, and is named with its fields", async () => {
  const answer = await ask("strong", "weak", "slow");
  if (answer?.kind !== "refused") throw new Error(`not refused: ${answer?.kind}`);
  expect(answer.pairs.map(({ slugs }) => slugs)).toEqual([
    ["strong", "slow"],
    ["weak", "slow"],
  ]);
  expect(answer.pairs[0]?.fields.map(({ field }) => field)).toEqual([
    "execution.limits.cpuMsPerTest",
  ]);
});

test("where two were not measured alike there is no verdict and no task side by side", async () => {
  const answer = await ask("strong", "weak", "warm");
  if (answer?.kind !== "compared") throw new Error(`not compared: ${answer?.kind}`);
  const { pairs, tasks } = answer.comparison;
  expect(pairs.map(({ verdict }) => verdict)).toEqual(["separated", null, null]);
  expect(tasks).toEqual([]);
});
