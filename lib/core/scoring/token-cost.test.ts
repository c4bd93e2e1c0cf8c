import { expect, test } from "vitest";
import { costTokens } from "./token-cost";

const prices = (promptPerMillionTokens: string, completionPerMillionTokens: string) => ({
  currency: "USD",
  promptPerMillionTokens,
  completionPerMillionTokens,
  asOf: "2026-11-01",
});

// Expected amounts by Python's decimal module, ROUND_HALF_UP.
test("a total is exact: ten cents and twenty cents are thirty", () => {
  const { total } = costTokens({ prompt: 1, completion: 1 }, prices("0.1", "0.2"), 1);
  expect(total).toBe("0.0000003");
});

test("a total is divided by the tasks that passed, failures' tokens included", () => {
  const tokens = { prompt: 123_456, completion: 78_901 };
  expect(costTokens(tokens, prices("2.50", "10"), 140)).toEqual({
    total: "1.09765",
    perPassedTask: "0.00784",
  });
});

test("a quotient is rounded half up at the sixth decimal", () => {
  const one = prices("1", "0");
  expect(costTokens({ prompt: 3, completion: 0 }, one, 2).perPassedTask).toBe("0.000002");
  expect(costTokens({ prompt: 1, completion: 0 }, one, 2).perPassedTask).toBe("0.000001");
  expect(costTokens({ prompt: 1, completion: 0 }, one, 3).perPassedTask).toBe("0");
});

test("large counts and small prices keep every digit", () => {
  const many = 999_999_999;
  const { total } = costTokens({ prompt: many, completion: many }, prices("0.000001", "75"), 3);
  expect(total).toBe("75000.000924999999");
});

test("where nothing passed there is no cost of a passed task, and a free model costs nothing", () => {
  const tokens = { prompt: 1_000_000, completion: 0 };
  expect(costTokens(tokens, prices("10", "30"), 0)).toEqual({ total: "10", perPassedTask: null });
  expect(costTokens(tokens, prices("0", "0"), 5)).toEqual({ total: "0", perPassedTask: "0" });
});

test("a price that is no plain decimal is refused, not guessed", () => {
  for (const price of ["", "1e3", "-1", "1,5", ".5", "NaN"]) {
    const cost = () => costTokens({ prompt: 1, completion: 1 }, prices(price, "1"), 1);
    expect(cost, price).toThrow("not a price");
  }
});
