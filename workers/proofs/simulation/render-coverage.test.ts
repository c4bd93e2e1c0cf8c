import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { coverageFigures } from "../../../lib/contracts/coverage-figures";
import { checkoutRoot } from "../../checkout-root";
import { countFitted, countWithinError, listBeyondError, renderCoverage } from "./render-coverage";

const read = (...path: string[]) => readFileSync(join(checkoutRoot, ...path), "utf8");
const { figures } = coverageFigures.parse(
  JSON.parse(read("app", "methodology", "_data", "coverage.json")),
);

test("COVERAGE.md says what the figures of the methodology page say", () => {
  expect(read("COVERAGE.md")).toBe(renderCoverage(figures));
});

test("a figure far from its reference is counted and listed", () => {
  const [first, ...others] = figures;
  if (first === undefined) throw new Error("there are no figures");
  expect(first.isFitted).toBe(false);
  const far = { ...first, reference: { value: 0.2, standardError: 0.01 } };
  expect(listBeyondError([far, ...others])).toEqual([far]);
  expect(countWithinError([far])).toContain("0 of 1 checks");
  expect(renderCoverage([far])).toContain("## Not reproduced\n\n| design");
});

test("figures that the data were chosen by are listed, and are neither checks nor failures", () => {
  const fitted = figures.filter((figure) => figure.isFitted);
  // Twenty widths of table 2; of the seven groups the pairs separated and, by way of them, the ranges.
  expect(Map.groupBy(fitted, (figure) => figure.table)).toMatchObject(
    new Map([
      ["stratified", { length: 20 }],
      ["ranks", { length: 4 }],
    ]),
  );
  expect(fitted.every(({ quantity }) => quantity !== "coverage")).toBe(true);
  expect(countWithinError(figures)).toContain(`of ${figures.length - 24} checks`);

  const [one] = fitted;
  if (one === undefined) throw new Error("nothing is fitted");
  const far = { ...one, reference: { value: 0.5, standardError: 0.001 } };
  expect(listBeyondError([far])).toEqual([]);
  expect(countWithinError([far])).toContain("0 of 0 checks");
  expect(countFitted([far])).toContain("1 more figures are fitted");
  expect(renderCoverage([far])).toContain("(fitted)");
  expect(countFitted([{ ...far, isFitted: false }])).toBe("");
});
