import { expect, test } from "vitest";
import type { ModelEndpoint } from "../model/model-endpoint";
import { type AskedBy, askAsFrozen, asksOtherwise } from "./frozen-model";

const endpoint = { kind: "openai-compatible", baseUrl: "http://a.test/v1", model: "m-1" } as const;
const prices = {
  currency: "USD",
  promptPerMillionTokens: "1",
  completionPerMillionTokens: "2",
  asOf: "2026-11-03",
};
const frozen: AskedBy = { endpoint, prices };
const now = (changes: Partial<ModelEndpoint> & object, own = prices): AskedBy => ({
  endpoint: { ...endpoint, ...changes } as ModelEndpoint,
  prices: own,
});

test("a model's name at the provider and its prices stay as the week was opened with", () => {
  const cheaper = { ...prices, completionPerMillionTokens: "1" };
  const changed = now({ model: "m-2", reportedAs: "m-two" }, cheaper);
  expect(askAsFrozen(changed, frozen)).toEqual(frozen);
  expect(asksOtherwise(changed, frozen)).toBe(true);
});

test("address, key and limits may be mended in mid-week", () => {
  const mended = now({ baseUrl: "http://b.test/v1", apiKeyEnv: "KEY_B", spendingCap: "2" });
  expect(askAsFrozen(mended, frozen)).toEqual(mended);
  expect(asksOtherwise(mended, frozen)).toBe(false);
});

test("another kind of provider, or none any more, changes nothing of an open week", () => {
  const replay = { kind: "replay", file: "/tmp/a.jsonl" } as const;
  expect(askAsFrozen({ endpoint: replay, prices }, frozen)).toEqual(frozen);
  expect(askAsFrozen({ endpoint: null, prices: null }, frozen)).toEqual(frozen);
  const other = { ...replay, file: "/tmp/b.jsonl", concurrency: 2 };
  expect(askAsFrozen({ endpoint: other, prices }, { endpoint: replay, prices }).endpoint).toEqual({
    ...replay,
    concurrency: 2,
  });
});

test("a week from before this was frozen asks as the registry says", () => {
  const changed = now({ model: "m-2" });
  expect(askAsFrozen(changed, { endpoint: null, prices: null })).toEqual(changed);
  expect(asksOtherwise(changed, { endpoint: null, prices: null })).toBe(false);
});
