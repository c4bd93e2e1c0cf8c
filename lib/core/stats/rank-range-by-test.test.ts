import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectRelative } from "../../test-support/expect-relative";
import { adjustHolm } from "./adjust-holm";
import { competitionRank } from "./competition-rank";
import { mcnemarExact } from "./mcnemar-exact";
import { rankRangeByTest } from "./rank-range-by-test";

const ranksVector = z.object({
  outcomes: z.array(z.array(z.number())),
  pairs: z.array(
    z.object({
      i: z.number(),
      j: z.number(),
      b: z.number(),
      c: z.number(),
      p: z.number(),
      holm: z.number(),
    }),
  ),
  holm_rank_lo: z.array(z.number()),
  holm_rank_hi: z.array(z.number()),
});

describeReference("ranks", ranksVector, ({ outcomes, pairs, ...expected }) => {
  const only = (i: number, j: number) =>
    (outcomes[i] ?? []).filter((outcome, task) => outcome > (outcomes[j]?.[task] ?? 0)).length;
  const pHolm = adjustHolm(pairs.map(({ i, j }) => mcnemarExact(only(i, j), only(j, i))));

  test("every pair has the reference counts, p and adjusted p", () => {
    for (const [index, pair] of pairs.entries()) {
      expect([only(pair.i, pair.j), only(pair.j, pair.i)]).toEqual([pair.b, pair.c]);
      expectRelative(mcnemarExact(pair.b, pair.c), pair.p);
      expectRelative(pHolm[index] ?? Number.NaN, pair.holm);
    }
  });

  test("every model has the reference range of ranks", () => {
    const isBetter = (i: number, j: number) => {
      const index = pairs.findIndex((pair) => new Set([pair.i, pair.j, i, j]).size === 2);
      return (pHolm[index] ?? 1) <= 0.05 && only(i, j) > only(j, i);
    };
    const ranges = rankRangeByTest(outcomes.length, isBetter);
    expect(ranges.map(({ best }) => best)).toEqual(expected.holm_rank_lo);
    expect(ranges.map(({ worst }) => worst)).toEqual(expected.holm_rank_hi);
  });
});

describe("rankRangeByTest", () => {
  test("where nothing is told apart every rank stays open, where everything is only one", () => {
    expect(rankRangeByTest(3, () => false)).toEqual(Array(3).fill({ best: 1, worst: 3 }));
    expect(rankRangeByTest(3, (i, j) => i < j)).toEqual([
      { best: 1, worst: 1 },
      { best: 2, worst: 2 },
      { best: 3, worst: 3 },
    ]);
    expect(rankRangeByTest(0, () => true)).toEqual([]);
  });

  test("the competition rank lies in the range when what is better has the higher score", () => {
    const board = fc.array(fc.record({ score: fc.nat(9), noise: fc.nat(4) }), { maxLength: 12 });
    fc.assert(
      fc.property(board, (rows) => {
        const ranks = competitionRank(rows.map(({ score }) => score));
        const ranges = rankRangeByTest(rows.length, (i, j) => {
          const [a, b] = [rows[i], rows[j]];
          return a !== undefined && b !== undefined && a.score - b.score > a.noise + b.noise;
        });
        ranges.forEach(({ best, worst }, i) => {
          expect(ranks[i]).toBeGreaterThanOrEqual(best);
          expect(ranks[i]).toBeLessThanOrEqual(worst);
        });
      }),
    );
  });
});
