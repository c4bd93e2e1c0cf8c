import { expect, test } from "vitest";
import { formatAmount } from "./format-amount";

test("an amount has two decimals, or three digits of a small one", () => {
  expect(formatAmount("1.09765", "USD")).toBe("1.10 USD");
  expect(formatAmount("12", "EUR")).toBe("12.00 EUR");
  expect(formatAmount("0.00784", "USD")).toBe("0.00784 USD");
  expect(formatAmount("0.0078449", "USD")).toBe("0.00784 USD");
  expect(formatAmount("0.5", "USD")).toBe("0.50 USD");
  expect(formatAmount("0.995", "USD")).toBe("0.995 USD");
});

test("rounding is half up and may carry", () => {
  expect(formatAmount("1.995", "USD")).toBe("2.00 USD");
  expect(formatAmount("1234567.005", "USD")).toBe("1,234,567.01 USD");
  expect(formatAmount("0.0099996", "USD")).toBe("0.01 USD");
});

test("nothing is nothing", () => {
  expect(formatAmount("0", "USD")).toBe("0.00 USD");
});
