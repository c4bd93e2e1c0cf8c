import { expect, test } from "vitest";
import { compareDescriptions } from "./compare-descriptions";
import type { ModelDescription } from "./model-description";

const bare: ModelDescription = {
  name: "m",
  provider: null,
  revision: null,
  releasedOn: null,
  cutoffOn: null,
  openWeights: null,
  sampling: null,
  prices: null,
  endpoint: null,
};
const priced: ModelDescription = {
  ...bare,
  openWeights: false,
  prices: {
    currency: "USD",
    promptPerMillionTokens: "0.15",
    completionPerMillionTokens: "0.6",
    asOf: "2026-05-01",
  },
};

test("the same description changes nothing, whatever the order of its fields", () => {
  const reordered = Object.fromEntries(Object.entries(priced).reverse()) as typeof priced;
  expect(compareDescriptions(priced, reordered)).toEqual([]);
});

test("a field inside a group is named with its group", () => {
  const dearer = { ...priced, prices: { ...priced.prices, promptPerMillionTokens: "0.2" } };
  expect(compareDescriptions(priced, dearer as ModelDescription)).toEqual([
    { field: "prices.promptPerMillionTokens", from: "0.15", to: "0.2" },
  ]);
});

test("what was disclosed and is no longer, and the other way round, are changes", () => {
  expect(
    compareDescriptions({ ...bare, provider: "Acme" }, { ...bare, openWeights: false }),
  ).toEqual([
    { field: "provider", from: "Acme", to: null },
    { field: "openWeights", from: null, to: "false" },
  ]);
});
