import fc from "fast-check";
import { expect, test } from "vitest";
import { costAtMost } from "./cost-at-most";
import { addExact, isMore, parseExact, printExact, zero } from "./exact-decimal";
import { parseSpendingCap } from "./spending-cap";
import { type GuardedModel, type Spending, SpendingGuard } from "./spending-guard";

const prices = {
  currency: "USD",
  promptPerMillionTokens: "1",
  completionPerMillionTokens: "10",
  asOf: "2026-11-03",
};
// 36 bytes and 64 of wrapping at 1, 1000 tokens at 10, a million each: 0.0001 + 0.01.
const question = { prompt: "x".repeat(36), systemPrompt: null, maxTokens: 1000 };
const model: GuardedModel = { slug: "m", prices, cap: "0.03", free: false };

const spent = (amount: string, slug = "m"): Spending => ({ model: slug, currency: "USD", amount });

const answered = (amount: string) => ({
  kind: "answered" as const,
  cost: { currency: "USD", amount, priceTable: "t" },
});

test("the most that a question costs is its bytes and its answer's limit, exactly", () => {
  expect(printExact(costAtMost(question, prices))).toBe("0.0101");
  // Four bytes of one character.
  const wide = { ...question, prompt: "\u{1F600}", systemPrompt: "ab" };
  expect(printExact(costAtMost(wide, prices))).toBe("0.01007");
});

test("questions under way count with the most that they may cost, and answers with what they did", () => {
  const guard = new SpendingGuard(model, null, []);
  const first = guard.decide(question, []);
  expect(first.kind).toBe("ask");
  expect(guard.decide(question, []).kind).toBe("ask");
  expect(guard.decide(question, [])).toEqual({
    kind: "stop",
    reason:
      "the model's cap of 0.03 is reached: 0 are spent, and the next answer may cost 0.0101 USD",
  });
  if (first.kind === "ask") guard.settle(first.reservation, answered("0.0002"));
  expect(guard.decide(question, []).kind).toBe("ask");
});

test.each([
  ["wrong-model", "stop"],
  ["timed-out", "stop"],
  ["rate-limited", "ask"],
  ["unreachable", "ask"],
] as const)("after attempts that ended as %s, the next one is decided as %s", (fault, kind) => {
  const guard = new SpendingGuard({ ...model, cap: "0.0102" }, null, []);
  const first = guard.decide(question, []);
  if (first.kind === "ask") guard.settle(first.reservation, { kind: "failed", fault });
  expect(guard.decide(question, []).kind).toBe(kind);
});

test("a question that was never sent costs nothing", () => {
  const guard = new SpendingGuard({ ...model, cap: "0.0102" }, null, []);
  const first = guard.decide(question, []);
  if (first.kind === "ask") guard.settle(first.reservation, null);
  expect(guard.decide(question, []).kind).toBe("ask");
});

test("a cap may be reached to the last digit", () => {
  const capped = { ...model, cap: "0.0201" };
  expect(new SpendingGuard(capped, null, [spent("0.01")]).decide(question, []).kind).toBe("ask");
  const more = [spent("0.010000000001")];
  expect(new SpendingGuard(capped, null, more).decide(question, []).kind).toBe("stop");
});

test("a cycle's cap counts all its models, a model's cap its own answers alone", () => {
  const others = [spent("0.02", "a"), spent("0.02", "b")];
  expect(new SpendingGuard(model, null, others).decide(question, others).kind).toBe("ask");
  const cycleCap = { currency: "USD", amount: "0.05" };
  const guard = new SpendingGuard({ ...model, cap: null }, cycleCap, []);
  expect(guard.watchesOthers).toBe(true);
  expect(guard.decide(question, others)).toEqual({
    kind: "stop",
    reason:
      "the cycle's cap of 0.05 is reached: 0.04 are spent, and the next answer may cost 0.0101 USD",
  });
});

test("a stored answer of its own is not counted twice", () => {
  const cycleCap = { currency: "USD", amount: "0.0301" };
  const guard = new SpendingGuard({ ...model, cap: null }, cycleCap, [spent("0.02")]);
  expect(guard.decide(question, [spent("0.02")]).kind).toBe("ask");
});

test("without a cap nothing is bounded, and what costs nothing neither", () => {
  const nothing = parseSpendingCap("0 USD");
  const free = new SpendingGuard({ ...model, prices: null, free: true }, nothing, []);
  const uncapped = new SpendingGuard({ ...model, cap: null }, null, [spent("999")]);
  for (const guard of [uncapped, free]) {
    expect(guard.watchesOthers).toBe(false);
    expect(guard.decide(question, []).kind).toBe("ask");
  }
});

test("where a cap could not be kept, nothing is asked, and the reason says what is missing", () => {
  const reasonOf = (guard: SpendingGuard) => {
    const decision = guard.decide(question, []);
    return decision.kind === "stop" ? decision.reason : "none";
  };
  const cap = { currency: "EUR", amount: "5" };
  expect(reasonOf(new SpendingGuard({ ...model, prices: null, cap: null }, cap, []))).toBe(
    "m has no prices to count against the cap: state them, 0 where it is free",
  );
  expect(reasonOf(new SpendingGuard({ ...model, cap: null }, cap, []))).toBe(
    "m is priced in USD, and the cycle's cap is in EUR",
  );
  const silent = new SpendingGuard(model, null, []);
  const asked = silent.decide(question, []);
  if (asked.kind === "ask") silent.settle(asked.reservation, { kind: "answered", cost: null });
  expect(reasonOf(silent)).toBe("m answers without its tokens, so no cap can be kept");
});

test("whatever answers cost, and whenever they come, the cap is never passed", () => {
  // Each step asks a question, or settles the oldest one under way at a share of the most it may cost.
  const step = fc.oneof(
    fc.record({ kind: fc.constant("ask" as const), maxTokens: fc.nat(3000) }),
    fc.record({ kind: fc.constant("settle" as const), percent: fc.nat(100) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const guard = new SpendingGuard({ ...model, cap: "0.1" }, null, []);
      const open: { atMost: ReturnType<typeof costAtMost> }[] = [];
      let total = zero;
      for (const one of steps) {
        if (one.kind === "ask") {
          const decision = guard.decide({ ...question, maxTokens: one.maxTokens }, []);
          if (decision.kind === "ask") open.push(decision.reservation);
        } else {
          const settled = open.shift();
          if (settled === undefined) continue;
          const { digits, decimals } = settled.atMost;
          const cost = { digits: digits * BigInt(one.percent), decimals: decimals + 2 };
          total = addExact(total, cost);
          guard.settle(settled, answered(printExact(cost)));
        }
      }
      const everything = open.reduce((sum, { atMost }) => addExact(sum, atMost), total);
      return !isMore(everything, parseExact("0.1"));
    }),
    { numRuns: 200 },
  );
});

test("a cap is written as an amount and a currency", () => {
  expect(parseSpendingCap(" 25.50 USD ")).toEqual({ amount: "25.5", currency: "USD" });
  for (const wrong of ["", "25", "USD 25", "25 usd", "-1 USD", "1e3 USD", "25 USD EUR"]) {
    expect(parseSpendingCap(wrong)).toBeNull();
  }
});
