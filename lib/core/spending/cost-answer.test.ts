import { expect, test } from "vitest";
import { costAnswer, priceTableId } from "./cost-answer";

const prices = {
  currency: "USD",
  promptPerMillionTokens: "0.15",
  completionPerMillionTokens: "0.6",
  asOf: "2026-11-03",
};

test("an answer costs its tokens at the stated prices, exactly", () => {
  // By Python's decimal module: 1234 * 0.15 / 10**6 + 567 * 0.60 / 10**6.
  expect(costAnswer({ promptTokens: 1234, completionTokens: 567 }, prices)).toEqual({
    currency: "USD",
    amount: "0.0005253",
    priceTable: priceTableId(prices),
  });
});

test("without prices or a token count there is no cost, rather than a guess", () => {
  expect(costAnswer({ promptTokens: 1, completionTokens: 1 }, null)).toBeNull();
  expect(costAnswer({ promptTokens: null, completionTokens: 1 }, prices)).toBeNull();
  expect(costAnswer({ promptTokens: 1, completionTokens: null }, prices)).toBeNull();
});

test("a price table is named by its day and its content", () => {
  // printf '%s' '{"asOf":"2026-11-03","completionPerMillionTokens":"0.6","currency":"USD","promptPerMillionTokens":"0.15"}' | sha256sum
  expect(priceTableId(prices)).toBe("2026-11-03/6d5dc8679dac");
  expect(priceTableId({ ...prices, completionPerMillionTokens: "0.7" })).not.toBe(
    priceTableId(prices),
  );
});
