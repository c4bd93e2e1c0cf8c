import { z } from "zod";
import { raoWuInterval } from "../../../lib/core/stats/rao-wu-interval";
import {
  number,
  numbers,
  replicateCount,
  seedLabel,
  shares,
  texts,
  unitName,
} from "../case-fields";
import { defineChecker } from "../define-checker";
import { beginningOf } from "../figure";
import { limitDraws } from "../limit-draws";
import { requireSameLength } from "../require-same-length";

export const raoWuChecker = defineChecker({
  key: "rao_wu",
  inputs: {
    label: seedLabel,
    B: replicateCount,
    cells: z.array(z.object({ cell: unitName, base: texts, y: shares })).min(1),
  },
  figures: {
    value: number,
    first_replicates: numbers.nullable(),
    lo: number.nullable(),
    hi: number.nullable(),
  },
  recompute({ label, B, cells }) {
    const tasks = cells.map(({ base, y }) => {
      requireSameLength({ "cells.base": base, "cells.y": y });
      return base.map((baseId, i) => ({ baseId, value: y[i] ?? Number.NaN }));
    });
    limitDraws(B, tasks.flat().length);
    const { rate, interval } = raoWuInterval(tasks, label, B);
    return {
      value: rate,
      first_replicates: interval && beginningOf(interval.replicates),
      lo: interval?.low ?? null,
      hi: interval?.high ?? null,
    };
  },
});
