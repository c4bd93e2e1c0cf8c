import { expect, test } from "vitest";
import { estimateCycle, type ModelToAsk } from "./estimate-cycle";

const prices = {
  currency: "USD",
  promptPerMillionTokens: "3",
  completionPerMillionTokens: "15",
  asOf: "2026-11-03",
};
// 300 characters are taken for 100 tokens.
const question = { prompt: "x".repeat(300), systemPrompt: null, maxTokens: 500 };
const asked = (more: Partial<ModelToAsk> = {}): ModelToAsk => ({
  slug: "m",
  endpoint: { kind: "google", model: "g", apiKeyEnv: "G" },
  prices,
  questions: Array.from({ length: 400 }, () => question),
  observed: null,
  ...more,
});

test("400 questions cost their expected tokens at the stated prices", () => {
  const [model] = estimateCycle([asked()]).models;
  // By Python's decimal module: (40000*3 + 200000*15)/10**6, and 400*((300+64)*3 + 500*15)/10**6.
  expect(model).toMatchObject({
    questions: 400,
    promptTokens: 40_000,
    completionTokens: 200_000,
    cost: { currency: "USD", expected: "3.12", atMost: "3.4368" },
  });
});

test("earlier answers say how long a model's answers are, and how long they take", () => {
  const observed = { completionTokens: 120.5, latencyMs: 3_000 };
  const [model] = estimateCycle([asked({ observed })]).models;
  // 400 * 3 s by four at once.
  expect(model).toMatchObject({ completionTokens: 48_200, durationMs: 300_000 });
});

test("the time is that of the limit that binds", () => {
  const observed = { completionTokens: 500, latencyMs: 1_000 };
  const timed = (limits: object) =>
    estimateCycle([
      asked({ observed, endpoint: { kind: "google", model: "g", concurrency: 10, ...limits } }),
    ]).durationMs;
  expect(timed({})).toBe(40_000);
  expect(timed({ requestsPerMinute: 100 })).toBe(240_000);
  // 400 * (100 + 500) tokens.
  expect(timed({ requestsPerMinute: 100, tokensPerMinute: 48_000 })).toBe(300_000);
});

test("models of one account share its limits, and others are asked at the same time", () => {
  const limited = (slug: string, apiKeyEnv: string) =>
    asked({
      slug,
      observed: { completionTokens: 1, latencyMs: 0 },
      endpoint: { kind: "google", model: slug, apiKeyEnv, requestsPerMinute: 100 },
    });
  const durationMs = (...keys: string[]) =>
    estimateCycle(keys.map((key, place) => limited(`m${place}`, key))).durationMs;
  expect(durationMs("A")).toBe(240_000);
  expect(durationMs("A", "A")).toBe(480_000);
  expect(durationMs("A", "B")).toBe(240_000);
});

test("totals stand by currency, and what has no price is in none", () => {
  const euros = { ...prices, currency: "EUR" };
  const { totals, models } = estimateCycle([
    asked(),
    asked({ slug: "n" }),
    asked({ slug: "e", prices: euros }),
    asked({ slug: "unpriced", prices: null }),
  ]);
  expect(totals).toEqual([
    { currency: "USD", expected: "6.24", atMost: "6.8736" },
    { currency: "EUR", expected: "3.12", atMost: "3.4368" },
  ]);
  expect(models.at(-1)?.cost).toBeNull();
});

test("a file answers at once, and with nothing left to ask there is nothing to pay", () => {
  const replay = { kind: "replay", file: "/a.jsonl" } as const;
  expect(estimateCycle([asked({ endpoint: replay })]).durationMs).toBe(0);
  const done = estimateCycle([asked({ questions: [] })]);
  expect(done).toMatchObject({ durationMs: 0, totals: [{ expected: "0", atMost: "0" }] });
  expect(estimateCycle([])).toEqual({ models: [], totals: [], durationMs: 0 });
});
