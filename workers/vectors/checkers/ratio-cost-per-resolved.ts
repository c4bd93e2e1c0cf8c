import { z } from "zod";
import { ratioInterval } from "../../../lib/core/stats/ratio-interval";
import { ratioStandardError } from "../../../lib/core/stats/ratio-standard-error";
import { indices, integer, numbers, unbounded } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";
import { givenResamples } from "../given-resamples";
import { tallyCosts } from "../tally-costs";

const lists = { cost: numbers, resolved: numbers };

export const ratioCostPerResolvedChecker = defineChecker({
  key: "ratio_cost_per_resolved",
  inputs: { ...lists, indices, zero_resolved: z.object(lists).optional() },
  figures: {
    value: unbounded,
    delta_se: unbounded,
    lo: unbounded,
    hi: unbounded,
    n_infinite_replicates: integer,
    zero_resolved: z.object({ value: unbounded }).partial(),
  },
  recompute({ cost, resolved, indices, zero_resolved }) {
    const bases = tallyCosts(cost, resolved);
    const { ratio, interval, infiniteReplicates } = ratioInterval(
      bases,
      givenResamples(indices, bases.length),
    );
    return {
      value: ratio,
      delta_se: ratioStandardError(bases),
      lo: interval?.low ?? null,
      hi: interval?.high ?? null,
      n_infinite_replicates: exactly(infiniteReplicates),
      zero_resolved: { value: zero_resolved ? wholeRatio(zero_resolved) : null },
    };
  },
});

function wholeRatio({ cost, resolved }: { cost: number[]; resolved: number[] }): number | null {
  const bases = tallyCosts(cost, resolved);
  return ratioInterval(bases, givenResamples([[...bases.keys()]], bases.length)).ratio;
}
