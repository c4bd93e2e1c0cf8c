import { expect, test } from "vitest";
import { differenceInErrors, toFigures } from "./drift-figures";
import { driftReference } from "./drift-reference";
import { countBeyond, renderVerdict } from "./render-drift";
import { type Drop, drops, type YearResult } from "./simulate-year";

const [row] = driftReference.filter(({ flip }) => flip === 0.05);
if (row === undefined) throw new Error("the table has this row");

/** Years whose alerts and delays follow a rule by their number. */
function makeYears(alerts: (year: number) => number, delay: (year: number, drop: Drop) => number) {
  return Array.from({ length: 200 }, (_, year): YearResult => {
    const own = alerts(year);
    const delays = new Map(drops.map((drop) => [drop, delay(year, drop)]));
    return { alerts: own, alertWeeks: own, delays };
  });
}

/** 15% of years with an alert; −3 found by 12, 90 and 98%, −5 by 53 and 100%, −10 at once. */
const asStated = makeYears(
  (year) => (year % 20 < 3 ? 1 : 0),
  (year, drop) => {
    const share = (year % 100) / 100;
    if (drop === 0.1) return 1;
    if (drop === 0.05) return share < 0.53 ? 1 : 2;
    if (share < 0.12) return 1;
    return share < 0.9 ? 3 : share < 0.98 ? 7 : Number.POSITIVE_INFINITY;
  },
);

test("years that are as the table says differ by nothing from it", () => {
  const figures = toFigures(row, asStated);
  expect(figures).toHaveLength(10);
  for (const figure of figures) expect(differenceInErrors(figure)).toBeCloseTo(0, 9);
  const rows = [{ row, results: asStated }];
  expect(countBeyond(figures, rows)).toBe(0);
  expect(renderVerdict(figures, rows)).toMatch(/^10 of 10 figures/);
});

test("changes that are never found, and an alert each week, are beyond error and bound", () => {
  const blind = makeYears(
    () => 52,
    () => Number.POSITIVE_INFINITY,
  );
  const figures = toFigures(row, blind);
  const rows = [{ row, results: blind }];
  // All figures but one, and the bound: 12% of 60 changes are within three errors of none.
  expect(countBeyond(figures, rows)).toBe(10);
  expect(renderVerdict(figures, rows)).toContain("beyond: flip 0.05, −10 points");
});

test("a share of 60 changes has the error of a binomial count and of its rounding", () => {
  const [, first] = toFigures(row, asStated);
  // √(0.12·0.88/60) = 0.042, a little more for the half hit that is added.
  expect(first?.stated.error).toBeGreaterThan(0.042);
  expect(first?.stated.error).toBeLessThan(0.046);
  expect(first?.here.error).toBeLessThan(0.024);
});
