import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadLabels } from "./spread-labels";

describe("labels that must not cover each other", () => {
  it.each([
    ["stay where there is room", [10, 40, 80], [10, 40, 80]],
    ["move apart by half of what is missing each", [50, 54], [44.5, 59.5]],
    ["move apart to both sides of where all are wanted", [50, 50, 50], [35, 50, 65]],
    ["push a third that was free before", [50, 50, 60], [38.333_333, 53.333_333, 68.333_333]],
    ["keep their order, in which they were given or not", [60, 50, 55], [70, 40, 55]],
  ])("%s", (_what, wanted, places) => {
    const spread = spreadLabels(wanted, 15);
    spread.forEach((place, at) => {
      expect(place).toBeCloseTo(places[at] ?? Number.NaN, 5);
    });
  });

  it("are at least the gap apart, and on the whole where they were wanted", () => {
    const places = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(places, (wanted) => {
        const spread = spreadLabels(wanted, 15);
        const sorted = spread.slice().sort((one, two) => one - two);
        sorted.slice(1).forEach((place, at) => {
          expect(place - (sorted[at] ?? Number.NaN)).toBeGreaterThan(15 - 1e-6);
        });
        const sum = (all: readonly number[]) => all.reduce((total, place) => total + place, 0);
        expect(sum(spread)).toBeCloseTo(sum(wanted), 6);
      }),
    );
  });
});
