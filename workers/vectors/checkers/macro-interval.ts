import { z } from "zod";
import { drawResamples } from "../../../lib/core/stats/draw-resamples";
import { macroInterval } from "../../../lib/core/stats/macro-interval";
import { mean } from "../../../lib/core/stats/mean";
import { integer, number, numbers, replicateCount, seedLabel, shares, texts } from "../case-fields";
import { defineChecker } from "../define-checker";
import { beginningOf, exactly } from "../figure";
import { limitDraws } from "../limit-draws";
import { requireSameLength } from "../require-same-length";

export const macroIntervalChecker = defineChecker({
  key: "macro_interval",
  inputs: { label: seedLabel, B: replicateCount, base: texts, slice: texts, y: shares },
  figures: {
    per_slice: z.record(z.string(), number),
    value: number,
    first_replicates: numbers,
    replicates_with_absent_slice: integer,
    lo: number.nullable(),
    hi: number.nullable(),
  },
  recompute({ label, B, base, slice, y }) {
    requireSameLength({ base, slice, y });
    limitDraws(B, base.length);
    const tasks = base.map((baseId, i) => ({
      baseId,
      slice: slice[i] ?? "",
      value: y[i] ?? Number.NaN,
    }));
    const macro = macroInterval(tasks, drawResamples(label, new Set(base).size, B));
    const rates = [...Map.groupBy(tasks, (task) => task.slice)].map(([name, members]) => [
      name,
      mean(members.map((task) => task.value)),
    ]);
    return {
      per_slice: Object.fromEntries(rates),
      value: macro.rate,
      first_replicates: beginningOf(macro.replicates),
      replicates_with_absent_slice: exactly(macro.replicatesWithAbsentSlice),
      lo: macro.interval?.low ?? null,
      hi: macro.interval?.high ?? null,
    };
  },
});
