import { mcnemarExact } from "../../../lib/core/stats/mcnemar-exact";
import { pairedInterval } from "../../../lib/core/stats/paired-interval";
import { indices, integer, number, outcomes } from "../case-fields";
import { countTelling } from "../count-telling";
import { defineChecker } from "../define-checker";
import { exactly, probability } from "../figure";
import { givenResamples } from "../given-resamples";
import { midP } from "../mid-p";
import { numberedId } from "../numbered-id";
import { requireSameLength } from "../require-same-length";

const tallyEach = (values: readonly number[]) =>
  values.map((passes, i) => ({ baseId: numberedId(i), tasks: 1, passes }));

export const pairedGivenIndicesChecker = defineChecker({
  key: "paired_given_indices",
  inputs: { a: outcomes, b: outcomes, indices },
  figures: {
    diff: number,
    lo: number,
    hi: number,
    b_count: integer,
    c_count: integer,
    p_exact: number,
    p_mid: number,
  },
  recompute({ a, b, indices }) {
    requireSameLength({ a, b });
    const resamples = givenResamples(indices, a.length);
    const { difference, low, high } = pairedInterval(tallyEach(a), tallyEach(b), resamples);
    const { onlyA, onlyB } = countTelling(a, b);
    return {
      diff: difference,
      lo: low,
      hi: high,
      b_count: exactly(onlyA),
      c_count: exactly(onlyB),
      p_exact: probability(mcnemarExact(onlyA, onlyB)),
      p_mid: probability(midP(onlyA, onlyB)),
    };
  },
});
