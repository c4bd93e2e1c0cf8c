import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { competitionRank } from "./competition-rank";
import { intervalFlags } from "./interval-flags";
import { rankRangeByInterval } from "./rank-range-by-interval";
import { wilsonInterval } from "./wilson-interval";

const ranksVector = z.object({
  outcomes: z.array(z.array(z.number())),
  competition_rank: z.array(z.number()),
  wilson: z.array(z.tuple([z.number(), z.number()])),
  ci_rank_lo: z.array(z.number()),
  ci_rank_hi: z.array(z.number()),
  mutual_containment: z.array(z.array(z.boolean())),
});

describeReference("ranks", ranksVector, (vector) => {
  const rows = vector.outcomes.map((outcomes) => {
    const score = outcomes.reduce((sum, outcome) => sum + outcome, 0) / outcomes.length;
    return { score, ...wilsonInterval(score, outcomes.length) };
  });
  const ranks = competitionRank(rows.map((row) => row.score));
  const ranges = rankRangeByInterval(rows);

  rows.forEach((row, i) => {
    test(`model ${i} has the reference competition rank`, () => {
      expect(ranks[i]).toBe(vector.competition_rank[i]);
    });
    test(`model ${i} has the reference Wilson interval and rank range`, () => {
      expectClose(row.low, vector.wilson[i]?.[0] ?? null);
      expectClose(row.high, vector.wilson[i]?.[1] ?? null);
      expect(ranges[i]).toEqual({ best: vector.ci_rank_lo[i], worst: vector.ci_rank_hi[i] });
    });
    test(`model ${i} is tied by interval with the reference models`, () => {
      const tied = rows.map((other, j) => i !== j && intervalFlags(row, other).tiedByInterval);
      expect(tied).toEqual(vector.mutual_containment[i]);
    });
  });
});

describe("rankRangeByInterval", () => {
  test("intervals that touch in a point leave both ranks open", () => {
    const touching = [
      { low: 0.5, high: 0.6 },
      { low: 0.4, high: 0.5 },
    ];
    expect(rankRangeByInterval(touching)).toEqual([
      { best: 1, worst: 2 },
      { best: 1, worst: 2 },
    ]);
  });

  test("the competition rank always lies in the range", () => {
    const row = fc
      .tuple(fc.nat(20), fc.nat(20), fc.nat(20))
      .map((bounds) => bounds.sort((a, b) => a - b))
      .map(([low = 0, score = 0, high = 0]) => ({ low, score, high }));
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const ranks = competitionRank(rows.map(({ score }) => score));
        rankRangeByInterval(rows).forEach(({ best, worst }, i) => {
          expect(ranks[i]).toBeGreaterThanOrEqual(best);
          expect(ranks[i]).toBeLessThanOrEqual(worst);
        });
      }),
    );
  });
});
