import { z } from "zod";
import { fillShortCells } from "../../../lib/core/sampling/fill-short-cells";
import { count, table } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";
import { limitWork } from "../limit-work";

const counts = z.array(z.array(count));
const mostSteps = 100_000_000;

export const allocationShortChecker = defineChecker({
  key: "allocation_short",
  inputs: { cells: z.array(counts), capacity: z.array(counts) },
  figures: {
    result: z.array(table).nullable(),
    error: z.string().nullable(),
  },
  recompute({ cells, capacity }) {
    const planned = cells.flat(2);
    const tasks = planned.reduce((sum, cell) => sum + cell, 0);
    limitWork("cells", tasks * planned.length, mostSteps, "steps (tasks times cells)");
    const result = fillShortCells(cells, capacity);
    return { result: exactly(result), error: result === null ? "TIER_SHORT" : null };
  },
});
