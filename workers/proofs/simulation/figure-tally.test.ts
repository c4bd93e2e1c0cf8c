import { expect, test } from "vitest";
import { FigureTally } from "./figure-tally";

test("a share is counted over the data sets that its column was asked of", () => {
  const tally = new FigureTally();
  for (const hit of [true, false, true, true]) tally.count("covered", hit);
  expect(tally.measured("covered")).toEqual({ kind: "share", count: 3, of: 4 });
});

test("a mean has the standard error of its values: of 1, 2 and 3 that is 1/√3", () => {
  const tally = new FigureTally();
  for (const value of [1, 2, 3]) tally.average("width", value);
  const measured = tally.measured("width");
  expect(measured).toMatchObject({ kind: "mean", mean: 2, of: 3 });
  expect(measured.kind === "mean" && measured.standardError).toBeCloseTo(1 / Math.sqrt(3), 12);
});

test("a column that nothing was counted in is an error, not a zero", () => {
  expect(() => new FigureTally().measured("covered")).toThrow("nothing was measured");
});
