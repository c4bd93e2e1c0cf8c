import { z } from "zod";
import { ratioInterval } from "../../../lib/core/stats/ratio-interval";
import { indices, integer, numbers, unbounded } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";
import { givenResamples } from "../given-resamples";
import { tallyCosts } from "../tally-costs";

export const ratioInfiniteChecker = defineChecker({
  key: "ratio_infinite",
  inputs: { cost: numbers, resolved: numbers, indices },
  figures: {
    value: unbounded,
    replicates: z.array(unbounded),
    n_infinite: integer,
    n_skipped: integer,
    lo: unbounded,
    hi: unbounded,
  },
  recompute({ cost, resolved, indices }) {
    const bases = tallyCosts(cost, resolved);
    const result = ratioInterval(bases, givenResamples(indices, bases.length));
    return {
      value: result.ratio,
      replicates: Array.from(result.replicates, (value) => (Number.isNaN(value) ? null : value)),
      n_infinite: exactly(result.infiniteReplicates),
      n_skipped: exactly(result.skippedReplicates),
      lo: result.interval?.low ?? null,
      hi: result.interval?.high ?? null,
    };
  },
});
