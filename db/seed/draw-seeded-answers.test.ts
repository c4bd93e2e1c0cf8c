import { expect, test } from "vitest";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { drawSeededAnswers } from "./draw-seeded-answers";
import { listSyntheticModels } from "./synthetic-models";

const models = listSyntheticModels(40, 60);
const taskKeys = Array.from({ length: 2_000 }, (_, at) => `task/${at}`);
const week = {
  ...{ seed: "test", week: 7, taskKeys, limits: defaultLimits },
  chances: new Map(taskKeys.map((key) => [key, 0.7])),
};
const modelOf = (slug: string) => {
  const model = models.find((one) => one.slug === slug);
  if (model === undefined) throw new Error(`there is no ${slug}`);
  return model;
};

test("the same week gives the same answers, another one others", () => {
  const once = drawSeededAnswers(modelOf("synthetic-oak"), week);
  expect(drawSeededAnswers(modelOf("synthetic-oak"), week)).toEqual(once);
  expect(drawSeededAnswers(modelOf("synthetic-oak"), { ...week, week: 8 })).not.toEqual(once);
});

test("as many pass as the chances say, within four standard errors", () => {
  const passed = drawSeededAnswers(modelOf("synthetic-oak"), week).filter(
    ({ failureClass }) => failureClass === null,
  );
  // The standard error of 2,000 trials at 0.7 is 20.5.
  expect(Math.abs(passed.length - 1_400)).toBeLessThan(82);
});

test("two models that tie pass the same tasks, at different cost", () => {
  const [a, b] = ["synthetic-cherry", "synthetic-chestnut"].map((slug) =>
    drawSeededAnswers(modelOf(slug), week),
  );
  expect(a?.map(({ worth }) => worth)).toEqual(b?.map(({ worth }) => worth));
  expect(a?.map(({ latencyMs }) => latencyMs)).not.toEqual(b?.map(({ latencyMs }) => latencyMs));
});
