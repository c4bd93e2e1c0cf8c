import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DomainError } from "../errors";
import { allocateCells } from "./allocate-cells";
import { roundBalanced } from "./balanced-rounding";
import { shareByLargestRemainder } from "./largest-remainder";

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const weightsOf = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).filter((list) => sum(list) > 0);
const anyWeights = fc.integer({ min: 1, max: 8 }).chain(weightsOf);
const plans = fc.record({
  total: fc.nat(2000),
  tierWeights: weightsOf(3),
  categoryWeights: weightsOf(7),
  languageWeights: weightsOf(3),
  week: fc.integer({ min: 1, max: 53 }),
});

/** The plan of a weekly task set: 400 tasks, 40/40/20 over tiers, all else equal. */
const weekly = (week: number) => ({
  total: 400,
  tierWeights: [40, 40, 20],
  categoryWeights: [1, 1, 1, 1, 1, 1, 1],
  languageWeights: [1, 1, 1],
  week,
});
const weeks = Array.from({ length: 53 }, (_, i) => i + 1);
const spread = (counts: readonly number[]) => [...new Set(counts)].sort((a, b) => a - b);

describe("allocateCells of a weekly task set", () => {
  test.each(weeks)("in week %i every margin is as even as whole tasks allow", (week) => {
    const cells = allocateCells(weekly(week));
    const byCategory = [0, 1, 2, 3, 4, 5, 6].map((category) =>
      cells.map((tier) => sum(tier[category] ?? [])),
    );
    const byLanguage = [0, 1, 2].map((language) =>
      cells.map((tier) => sum(tier.map((category) => category[language] ?? 0))),
    );
    const pairs = [0, 1, 2, 3, 4, 5, 6].flatMap((category) =>
      [0, 1, 2].map((language) => sum(cells.map((tier) => tier[category]?.[language] ?? 0))),
    );

    expect(cells.map((tier) => sum(tier.flat()))).toEqual([160, 160, 80]);
    expect(spread(byCategory.map(sum))).toEqual([57, 58]);
    expect(spread(byLanguage.map(sum))).toEqual([133, 134]);
    expect(spread(byCategory.flatMap((tiers) => tiers.slice(0, 2)))).toEqual([22, 23]);
    expect(spread(byCategory.map((tiers) => tiers[2] ?? 0))).toEqual([11, 12]);
    expect(spread(cells.slice(0, 2).flat(2))).toEqual([7, 8]);
    expect(spread(cells[2]?.flat() ?? [])).toEqual([3, 4]);
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...pairs)).toBeLessThanOrEqual(20);
    for (const [tier, total] of [160, 160, 80].entries()) {
      for (const language of byLanguage) {
        expect(Math.abs((language[tier] ?? 0) - total / 3)).toBeLessThan(0.67);
      }
    }
  });

  test("over seven weeks in a row the odd tasks of a category go round", () => {
    const favoured = weeks.slice(0, 7).map((week) => {
      const totals = [0, 1, 2, 3, 4, 5, 6].map((category) =>
        sum(allocateCells(weekly(week)).flatMap((tier) => tier[category] ?? [])),
      );
      return totals.indexOf(58);
    });
    expect(new Set(favoured).size).toBe(7);
  });
});

describe("allocateCells", () => {
  test("whatever weights, total and week: nothing is lost and no cell is a whole task off", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const cells = allocateCells(plan);
        expect(sum(cells.flat(2))).toBe(plan.total);
        const tiers = shareByLargestRemainder(plan.total, plan.tierWeights);
        cells.forEach((categories, tier) => {
          expect(sum(categories.flat())).toBe(tiers[tier]);
          categories.forEach((counts, category) => {
            const inCategory =
              ((tiers[tier] ?? 0) * (plan.categoryWeights[category] ?? 0)) /
              sum(plan.categoryWeights);
            expect(Math.abs(sum(counts) - inCategory)).toBeLessThan(1);
            counts.forEach((count, language) => {
              const share =
                (sum(counts) * (plan.languageWeights[language] ?? 0)) / sum(plan.languageWeights);
              expect(Math.abs(count - share)).toBeLessThan(1);
            });
          });
        });
      }),
      { numRuns: 300 },
    );
  });

  test("weights count by their proportion alone", () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 2, max: 50 }), (plan, factor) => {
        const scale = (weights: readonly number[]) => weights.map((weight) => weight * factor);
        expect(
          allocateCells({
            ...plan,
            tierWeights: scale(plan.tierWeights),
            categoryWeights: scale(plan.categoryWeights),
            languageWeights: scale(plan.languageWeights),
          }),
        ).toEqual(allocateCells(plan));
      }),
    );
  });

  test("weights that share nothing, fractions and negative totals are refused", () => {
    const plan = weekly(1);
    expect(() => allocateCells({ ...plan, languageWeights: [0, 0, 0] })).toThrow(DomainError);
    expect(() => allocateCells({ ...plan, categoryWeights: [0.5, 1] })).toThrow(DomainError);
    expect(() => allocateCells({ ...plan, tierWeights: [-1, 2] })).toThrow(DomainError);
    expect(() => allocateCells({ ...plan, total: -1 })).toThrow(DomainError);
    expect(() => allocateCells({ ...plan, tierWeights: [] })).toThrow(DomainError);
  });
});

describe("roundBalanced", () => {
  test("a row adds up to its total, a column of weight 0 gets nothing", () => {
    const rows = fc.array(fc.nat(60), { maxLength: 25 });
    fc.assert(
      fc.property(rows, anyWeights, fc.nat(53), (totals, weights, offset) => {
        const rounded = roundBalanced(totals, weights, offset);
        expect(rounded.map(sum)).toEqual(totals);
        for (const row of rounded) {
          for (const [column, count] of row.entries()) {
            expect(count).toBeGreaterThanOrEqual(0);
            if (weights[column] === 0) expect(count).toBe(0);
          }
        }
      }),
    );
  });

  test("equal rows leave the columns of equal weight within one unit of each other", () => {
    const shape = fc.tuple(
      fc.integer({ min: 1, max: 25 }),
      fc.nat(60),
      fc.integer({ min: 1, max: 8 }),
    );
    fc.assert(
      fc.property(shape, fc.nat(53), ([rows, total, columns], offset) => {
        const rounded = roundBalanced(Array(rows).fill(total), Array(columns).fill(1), offset);
        const totals = Array.from({ length: columns }, (_, column) =>
          sum(rounded.map((row) => row[column] ?? 0)),
        );
        expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("shareByLargestRemainder", () => {
  test("the largest remainders get what is left, equal ones in order", () => {
    // Exact shares 4.2, 3.5, 2.3 and 1.67 three times.
    expect(shareByLargestRemainder(10, [42, 35, 23])).toEqual([4, 4, 2]);
    expect(shareByLargestRemainder(5, [1, 1, 1])).toEqual([2, 2, 1]);
  });

  test("no share is a whole unit off, and all add up", () => {
    fc.assert(
      fc.property(fc.nat(5000), anyWeights, (total, weights) => {
        const shares = shareByLargestRemainder(total, weights);
        expect(sum(shares)).toBe(total);
        shares.forEach((share, i) => {
          const exact = (total * (weights[i] ?? 0)) / sum(weights);
          expect(Math.abs(share - exact)).toBeLessThan(1);
        });
      }),
    );
  });
});
