import { bootstrapInterval } from "../../../lib/core/stats/bootstrap-interval";
import { drawResamples } from "../../../lib/core/stats/draw-resamples";
import { mean } from "../../../lib/core/stats/mean";
import { tallyBases } from "../../../lib/core/stats/tally-bases";
import { integer, number, numbers, replicateCount, rule, seedLabel } from "../case-fields";
import { defineChecker } from "../define-checker";
import { beginningOf, exactly } from "../figure";
import { limitDraws } from "../limit-draws";
import { numberedId } from "../numbered-id";
import { outcomesByRule } from "../outcome-rule";

export const bootstrapEndToEndChecker = defineChecker({
  key: "bootstrap_end_to_end",
  inputs: { rule, label: seedLabel, B: replicateCount },
  figures: { passes: integer, first_replicates: numbers, lo: number, hi: number, mean: number },
  recompute({ rule, label, B }) {
    const outcomes = outcomesByRule(rule);
    limitDraws(B, outcomes.length);
    const bases = tallyBases(outcomes.map((value, i) => ({ baseId: numberedId(i), value })));
    const interval = bootstrapInterval(bases, drawResamples(label, bases.length, B));
    return {
      passes: exactly(outcomes.filter((outcome) => outcome === 1).length),
      first_replicates: beginningOf(interval.replicates),
      lo: interval.low,
      hi: interval.high,
      mean: mean([...interval.replicates]),
    };
  },
});
