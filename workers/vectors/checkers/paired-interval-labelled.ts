import { z } from "zod";
import { drawResamples } from "../../../lib/core/stats/draw-resamples";
import { mcnemarExact } from "../../../lib/core/stats/mcnemar-exact";
import { pairedInterval } from "../../../lib/core/stats/paired-interval";
import { signFlipExact } from "../../../lib/core/stats/sign-flip-exact";
import { tallyBases } from "../../../lib/core/stats/tally-bases";
import { count, integer, number, numbers, replicateCount, rule, seedLabel } from "../case-fields";
import { countTelling } from "../count-telling";
import { defineChecker } from "../define-checker";
import { beginningOf, exactly, probability } from "../figure";
import { limitDraws } from "../limit-draws";
import { limitSignFlips } from "../limit-sign-flips";
import { numberedId } from "../numbered-id";
import { outcomesByRule } from "../outcome-rule";
import { requireSameLength } from "../require-same-length";

export const pairedIntervalLabelledChecker = defineChecker({
  key: "paired_interval_labelled",
  inputs: {
    label: seedLabel,
    B: replicateCount,
    rule_a: rule,
    rule_b: rule,
    tasks_per_base: count.min(1),
  },
  figures: {
    n: integer,
    bases: integer,
    a_passes: integer,
    b_passes: integer,
    b_count: integer,
    c_count: integer,
    diff: number,
    first_replicates: numbers,
    lo: number,
    hi: number,
    d_sum: integer,
    p: number,
    decision: z.string(),
  },
  recompute({ label, B, rule_a, rule_b, tasks_per_base }) {
    const [own, other] = [outcomesByRule(rule_a), outcomesByRule(rule_b)];
    requireSameLength({ rule_a: own, rule_b: other });
    limitDraws(B, own.length);
    const { onlyA, onlyB } = countTelling(own, other);
    const [a, b] = [tallyByRule(own, tasks_per_base), tallyByRule(other, tasks_per_base)];
    const interval = pairedInterval(a, b, drawResamples(label, a.length, B));
    const differences = a.map((base, i) => base.passes - (b[i]?.passes ?? Number.NaN));
    const bySingleTasks = tasks_per_base === 1;
    if (!bySingleTasks) limitSignFlips("tasks_per_base", differences);
    return {
      n: exactly(own.length),
      bases: exactly(a.length),
      a_passes: exactly(sum(own)),
      b_passes: exactly(sum(other)),
      b_count: exactly(onlyA),
      c_count: exactly(onlyB),
      diff: interval.difference,
      first_replicates: beginningOf(interval.replicates),
      lo: interval.low,
      hi: interval.high,
      d_sum: exactly(sum(differences)),
      p: probability(bySingleTasks ? mcnemarExact(onlyA, onlyB) : signFlipExact(differences)),
      decision: bySingleTasks ? "mcnemar" : "sign_flip",
    };
  },
});

function tallyByRule(outcomes: readonly number[], tasksPerBase: number) {
  return tallyBases(
    outcomes.map((value, i) => ({ baseId: numberedId(Math.floor(i / tasksPerBase)), value })),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
