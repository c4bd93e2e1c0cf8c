import { z } from "zod";
import { adjustHolm } from "../../../lib/core/stats/adjust-holm";
import { competitionRank } from "../../../lib/core/stats/competition-rank";
import { intervalFlags } from "../../../lib/core/stats/interval-flags";
import { mcnemarExact } from "../../../lib/core/stats/mcnemar-exact";
import { rankRangeByInterval } from "../../../lib/core/stats/rank-range-by-interval";
import { rankRangeByTest } from "../../../lib/core/stats/rank-range-by-test";
import { wilsonInterval } from "../../../lib/core/stats/wilson-interval";
import { bounds, integer, integers, number, outcomes } from "../case-fields";
import { countTelling } from "../count-telling";
import { defineChecker } from "../define-checker";
import { exactly, probability } from "../figure";
import { limitWork } from "../limit-work";
import { requireSameLength } from "../require-same-length";

const level = 0.05;
const mostSteps = 200_000_000;

export const ranksChecker = defineChecker({
  key: "ranks",
  inputs: { outcomes: z.array(outcomes).min(1).max(500, "holds more than 500 models: give fewer") },
  figures: {
    pairs: z.array(
      z
        .object({ i: integer, j: integer, b: integer, c: integer, p: number, holm: number })
        .partial(),
    ),
    competition_rank: integers,
    holm_rank_lo: integers,
    holm_rank_hi: integers,
    wilson: z.array(bounds),
    ci_rank_lo: integers,
    ci_rank_hi: integers,
    mutual_containment: z.array(z.array(z.boolean())),
  },
  recompute({ outcomes }) {
    requireSameLength(Object.fromEntries(outcomes.map((row, i) => [`outcomes.${i}`, row])));
    const steps = outcomes.length ** 2 * (outcomes[0]?.length ?? 0);
    limitWork("outcomes", steps, mostSteps, "steps (models squared times tasks)");
    return { ...recomputePairs(outcomes), ...recomputeIntervals(outcomes) };
  },
});

function recomputePairs(outcomes: readonly number[][]) {
  const pairs = outcomes.flatMap((a, i) =>
    outcomes.slice(i + 1).map((b, offset) => {
      const { onlyA, onlyB } = countTelling(a, b);
      return { i, j: i + 1 + offset, onlyA, onlyB, p: mcnemarExact(onlyA, onlyB) };
    }),
  );
  const holm = adjustHolm(pairs.map((pair) => pair.p));
  const better = new Set<string>();
  pairs.forEach(({ i, j, onlyA, onlyB }, index) => {
    if ((holm[index] ?? 1) <= level) better.add(onlyA > onlyB ? `${i}>${j}` : `${j}>${i}`);
  });
  const ranges = rankRangeByTest(outcomes.length, (i, j) => better.has(`${i}>${j}`));
  return {
    pairs: pairs.map(({ i, j, onlyA, onlyB, p }, index) => ({
      i: exactly(i),
      j: exactly(j),
      b: exactly(onlyA),
      c: exactly(onlyB),
      p: probability(p),
      holm: probability(holm[index] ?? Number.NaN),
    })),
    holm_rank_lo: exactly(ranges.map((range) => range.best)),
    holm_rank_hi: exactly(ranges.map((range) => range.worst)),
  };
}

function recomputeIntervals(outcomes: readonly number[][]) {
  const scored = outcomes.map((row) => {
    const score = row.reduce((sum, outcome) => sum + outcome, 0) / row.length;
    return { score, ...wilsonInterval(score, row.length) };
  });
  const ranges = rankRangeByInterval(scored);
  return {
    competition_rank: exactly(competitionRank(scored.map((row) => row.score))),
    wilson: scored.map(({ low, high }) => [low, high]),
    ci_rank_lo: exactly(ranges.map((range) => range.best)),
    ci_rank_hi: exactly(ranges.map((range) => range.worst)),
    mutual_containment: scored.map((a, i) =>
      scored.map((b, j) => i !== j && intervalFlags(a, b).tiedByInterval),
    ),
  };
}
