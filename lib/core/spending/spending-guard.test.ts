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

test("the most that a question costs is its bytes and its answer's limit, exactly", () => {
  expect(printExact(costAtMost(question, prices))).toBe("0.0101");
  // Four bytes of one character.
  const wide = { ...question, prompt: "\u{1F600}", systemPrompt: "ab" };
  expect(printExact(costAtMost(wide, prices))).toBe("0.01007");
});

test("questions under way count with the most that they may cost", () => {
  const guard = new SpendingGuard(model, null);
  const first = guard.decide(question, []);
  expect(first.kind).toBe("ask");
  expect(guard.decide(question, []).kind).toBe("ask");
  expect(guard.decide(question, [])).toEqual({
    kind: "stop",
    reason:
      "the model's cap of 0.03 is reached: 0 are spent, and the next answer may cost 0.0101 USD",
  });
  if (first.kind === "ask") guard.settle(first.reservation, true);
  expect(guard.decide(question, [spent("0.0002")]).kind).toBe("ask");
});

test("a cap may be reached to the last digit", () => {
  const exact = new SpendingGuard({ ...model, cap: "0.0201" }, null);
  expect(exact.decide(question, [spent("0.01")]).kind).toBe("ask");
  const short = new SpendingGuard({ ...model, cap: "0.0201" }, null);
  expect(short.decide(question, [spent("0.010000000001")]).kind).toBe("stop");
});

test("a cycle's cap counts all its models, a model's cap its own answers alone", () => {
  const others = [spent("0.02", "a"), spent("0.02", "b")];
  expect(new SpendingGuard(model, null).decide(question, others).kind).toBe("ask");
  const cycleCap = { currency: "USD", amount: "0.05" };
  expect(new SpendingGuard({ ...model, cap: null }, cycleCap).decide(question, others)).toEqual({
    kind: "stop",
    reason:
      "the cycle's cap of 0.05 is reached: 0.04 are spent, and the next answer may cost 0.0101 USD",
  });
});

test("without a cap nothing is bounded, and what costs nothing neither", () => {
  const free = new SpendingGuard({ ...model, prices: null, free: true }, parseSpendingCap("0 USD"));
  for (const guard of [new SpendingGuard({ ...model, cap: null }, null), free]) {
    expect(guard.isBounded).toBe(false);
    expect(guard.decide(question, [spent("999")]).kind).toBe("ask");
  }
});

test("where a cap could not be kept, nothing is asked, and the reason says what is missing", () => {
  const cap = { currency: "EUR", amount: "5" };
  const unpriced = new SpendingGuard({ ...model, prices: null, cap: null }, cap);
  expect(unpriced.decide(question, [])).toMatchObject({
    kind: "stop",
    reason: expect.stringMatching(/no prices/),
  });
  const foreign = new SpendingGuard({ ...model, cap: null }, cap);
  expect(foreign.decide(question, [])).toMatchObject({
    kind: "stop",
    reason: expect.stringMatching(/priced in USD/),
  });
  const silent = new SpendingGuard(model, null);
  const asked = silent.decide(question, []);
  if (asked.kind === "ask") silent.settle(asked.reservation, false);
  expect(silent.decide(question, [])).toMatchObject({
    kind: "stop",
    reason: expect.stringMatching(/without its tokens/),
  });
});

test("whatever answers cost, and whenever they come, the cap is never passed", () => {
  // Each step asks a question, or settles the oldest one under way at a share of the most it may cost.
  const step = fc.oneof(
    fc.record({ kind: fc.constant("ask" as const), maxTokens: fc.nat(3000) }),
    fc.record({ kind: fc.constant("settle" as const), percent: fc.nat(100) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const guard = new SpendingGuard({ ...model, cap: "0.1" }, null);
      const open: { atMost: ReturnType<typeof costAtMost> }[] = [];
      let total = zero;
      for (const one of steps) {
        if (one.kind === "ask") {
          const decision = guard.decide({ ...question, maxTokens: one.maxTokens }, [
            spent(printExact(total)),
          ]);
          if (decision.kind === "ask") open.push(decision.reservation);
        } else {
          const settled = open.shift();
          if (settled === undefined) continue;
          const { digits, decimals } = settled.atMost;
          const cost = { digits: digits * BigInt(one.percent), decimals: decimals + 2 };
          total = addExact(total, cost);
          guard.settle(settled, true);
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
