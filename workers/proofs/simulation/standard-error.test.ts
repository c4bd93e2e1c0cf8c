import { expect, test } from "vitest";
import { differenceInErrors, shareError } from "./standard-error";

test("the error of a share is that of a binomial count", () => {
  expect(shareError(9_500, 10_000)).toBeCloseTo(Math.sqrt((0.95 * 0.05) / 10_000), 4);
});

test("a share of none and a share of all are not taken for certain", () => {
  expect(shareError(0, 1_000)).toBeGreaterThan(0);
  expect(shareError(1_000, 1_000)).toBeCloseTo(shareError(0, 1_000), 12);
});

test("a difference is measured in the errors of both figures together", () => {
  const figure = {
    table: "ranks",
    row: "a row",
    column: "a column",
    quantity: "ranks",
    nominal: null,
    isFitted: false,
    measured: { kind: "mean", mean: 10.5, standardError: 0.3, of: 100 },
    reference: { value: 9.5, standardError: 0.4 },
  } as const;
  expect(differenceInErrors(figure)).toBeCloseTo(2, 12);
});
