import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { expectRelative } from "../../test-support/expect-relative";
import { seedLabel } from "../sampling/seed-label";
import { competitionRank } from "../stats/competition-rank";
import { drawResamples } from "../stats/draw-resamples";
import { scoreInterval } from "../stats/score-interval";
import { tallyBases } from "../stats/tally-bases";
import { analyseBoard } from "./analyse-board";
import { comparePair } from "./compare-pair";
import { indexPair } from "./index-pair";
import { wholeBoard } from "./outcome-scope";
import { relatePairs } from "./relate-pairs";
import { makeOutcomes, single } from "./test-support/make-outcomes";

const options = { k: 1, cycle: "2026-W48", scope: wholeBoard };

const ranksVector = z.object({
  outcomes: z.array(z.array(z.number())),
  pairs: z.array(z.object({ i: z.number(), j: z.number(), p: z.number(), holm: z.number() })),
  holm_rank_lo: z.array(z.number()),
  holm_rank_hi: z.array(z.number()),
});

describeReference("ranks", ranksVector, (vector) => {
  const models = vector.outcomes.map((row) => single(row.join("")));
  const { pairs, rankRanges } = analyseBoard(makeOutcomes(models), options);

  test("the whole board at once has the reference p, corrections and ranges", () => {
    expect(pairs.count).toBe(vector.pairs.length);
    for (const { i, j, p, holm } of vector.pairs) {
      const at = indexPair(i, j, models.length);
      expectRelative(pairs.p[at] ?? Number.NaN, p);
      expectRelative(pairs.pHolm[at] ?? Number.NaN, holm);
    }
    expect(rankRanges.map(({ best }) => best)).toEqual(vector.holm_rank_lo);
    expect(rankRanges.map(({ worst }) => worst)).toEqual(vector.holm_rank_hi);
  });
});

const outcome = fc.constantFrom<[number, number]>([0, 1], [1, 1]);
const board = fc
  .tuple(fc.integer({ min: 30, max: 90 }), fc.integer({ min: 2, max: 5 }), fc.constantFrom(1, 4))
  .chain(([tasks, models, perBase]) =>
    fc
      .array(fc.array(outcome, { minLength: tasks, maxLength: tasks }), {
        minLength: models,
        maxLength: models,
      })
      .map((rows) =>
        makeOutcomes(
          rows.map((outcomes) => ({ outcomes })),
          perBase,
        ),
      ),
  );

describe("analyseBoard", () => {
  test("states for every pair what a comparison of the two alone does", () => {
    fc.assert(
      fc.property(board, (outcomes) => {
        const { pairs, differences } = analyseBoard(outcomes, options);
        const bases = new Set(outcomes.tasks.map(({ baseId }) => baseId)).size;
        const resamples = drawResamples(seedLabel("bootstrap", options.cycle, {}), bases);
        outcomes.models.forEach((a, i) => {
          outcomes.models.slice(i + 1).forEach((b, offset) => {
            const at = indexPair(i, i + 1 + offset, outcomes.models.length);
            const alone = comparePair(outcomes, a.slug, b.slug, { k: 1, resamples });
            expect(pairs.p[at]).toBe(alone.p);
            expect(differences.low[at]).toBe(alone.interval.low);
            expect(differences.high[at]).toBe(alone.interval.high);
            expectClose(differences.difference[at], alone.difference);
          });
        });
      }),
      { numRuns: 12 },
    );
  });

  test("rates every model, overall and in a slice, as its score record would", () => {
    fc.assert(
      fc.property(board, (outcomes) => {
        const { models, slices } = analyseBoard(outcomes, options);
        const rate = (model: number, tier: number | null) => {
          const values = outcomes.tasks.flatMap(({ baseId, tier: own }, task) =>
            tier === null || own === tier
              ? [{ baseId, value: outcomes.models[model]?.passes[task] ?? Number.NaN }]
              : [],
          );
          const bases = tallyBases(values);
          const scope = tier === null ? {} : { tier: String(tier) };
          const label = seedLabel("bootstrap", options.cycle, scope);
          return scoreInterval(bases, drawResamples(label, bases.length));
        };
        models.forEach(({ interval }, model) => {
          expect(interval).toEqual(rate(model, null));
        });
        const tierOne = slices.find(({ dimension }) => dimension === "tier");
        expect(tierOne).toMatchObject({ value: "1", tasks: Math.ceil(outcomes.tasks.length / 3) });
        tierOne?.models?.forEach(({ interval }, model) => {
          expect(interval).toEqual(rate(model, 1));
        });
      }),
      { numRuns: 12 },
    );
  });

  test("the range of a model holds its competition rank, and only lower rates are worse", () => {
    fc.assert(
      fc.property(board, (outcomes) => {
        const { models, pairs, rankRanges } = analyseBoard(outcomes, options);
        const ranks = competitionRank(models.map(({ rate }) => rate));
        rankRanges.forEach(({ best, worst }, model) => {
          expect(ranks[model]).toBeGreaterThanOrEqual(best);
          expect(ranks[model]).toBeLessThanOrEqual(worst);
        });
        models.forEach((a, i) => {
          models.forEach((b, j) => {
            if (i !== j && pairs.isBetter(i, j)) expect(a.rate).toBeGreaterThan(b.rate);
          });
        });
      }),
      { numRuns: 12 },
    );
  });

  test("slices with fewer than 30 tasks are counted and not rated", () => {
    const { slices } = analyseBoard(
      makeOutcomes([single("1".repeat(33)), single(`${"10".repeat(16)}1`)]),
      options,
    );
    expect(
      slices.map(({ dimension, value, tasks, models }) => [
        dimension,
        value,
        tasks,
        models === null,
      ]),
    ).toEqual([
      ["language", "python", 33, false],
      ["tier", "1", 11, true],
      ["tier", "2", 11, true],
      ["tier", "3", 11, true],
    ]);
  });

  test("a board of one model has nothing to compare", () => {
    const analysis = analyseBoard(makeOutcomes([single("10")]), options);
    expect(analysis.pairs.count).toBe(0);
    expect(analysis.resolvableGap).toBeNull();
    expect(analysis.rankRanges).toEqual([{ best: 1, worst: 1 }]);
  });
});

describe("relatePairs", () => {
  test("counts the next row's tasks from the row's own side, whichever slug comes first", () => {
    const { pairs } = analyseBoard(makeOutcomes([single("000010"), single("111100")]), options);
    const relations = relatePairs(pairs, ["m1", "m0"]);
    expect(relations.get("m1")?.next).toMatchObject({ slug: "m0", onlyThis: 4, onlyNext: 1 });
    expect(relations.get("m0")?.next).toBeNull();
  });

  test("a row that was not compared is refused", () => {
    const { pairs } = analyseBoard(makeOutcomes([single("01")]), options);
    expect(() => relatePairs(pairs, ["m7"])).toThrow(/m7/);
  });
});
