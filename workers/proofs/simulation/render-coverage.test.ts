import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { coverageFigures } from "../../../lib/contracts/coverage-figures";
import { checkoutRoot } from "../../checkout-root";
import { countWithinError, listBeyondError, renderCoverage } from "./render-coverage";

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
  const far = { ...first, reference: { value: 0.2, standardError: 0.01 } };
  expect(listBeyondError([far, ...others])).toEqual([far]);
  expect(countWithinError([far])).toContain("0 of 1 figures");
  expect(renderCoverage([far])).toContain("## Not reproduced\n\n| design");
});
