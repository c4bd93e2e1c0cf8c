import { expect, test } from "vitest";
import { rateAt } from "../../lib/core/simulation/declared-year";
import { describeGuest, listSyntheticModels } from "./synthetic-models";

const models = listSyntheticModels(40, 60);

test("there are forty models, each under a name of its own that says what it is", () => {
  expect(new Set(models.map(({ slug }) => slug)).size).toBe(40);
  for (const { description } of models) expect(description.name).toMatch(/^Synthetic /);
});

test("equal numbers make equal models", () => {
  expect(listSyntheticModels(40, 60)).toEqual(models);
});

test("one model gives the answers of another, and all others give their own", () => {
  const tied = models.filter(({ slug, answersAs }) => slug !== answersAs);
  expect(tied.map(({ slug, answersAs }) => [slug, answersAs])).toEqual([
    ["synthetic-chestnut", "synthetic-cherry"],
  ]);
  expect(tied[0]?.rate).toBe(models.find(({ slug }) => slug === "synthetic-cherry")?.rate);
});

test("true rates stay within 0 and 1 in every week, and three of them change", () => {
  for (const model of models) {
    for (const week of [1, 30, 60]) {
      expect(rateAt(model, week)).toBeGreaterThan(0);
      expect(rateAt(model, week)).toBeLessThan(1);
    }
  }
  expect(models.filter(({ change }) => change !== null)).toHaveLength(3);
});

test("the guest is none of them, and alone is asked in another way", () => {
  const guest = describeGuest();
  expect(models.map(({ slug }) => slug)).not.toContain(guest.slug);
  expect(guest.protocol?.harness).toBe("synthetic-agent 2.0.0");
  expect(models.filter(({ protocol }) => protocol !== null)).toEqual([]);
});
