import { z } from "zod";
import { fillShortCells } from "../../../lib/core/sampling/fill-short-cells";
import { table } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";

export const allocationShortChecker = defineChecker({
  key: "allocation_short",
  inputs: { cells: z.array(table), capacity: z.array(table) },
  figures: {
    result: z.array(table).nullable(),
    error: z.string().nullable().default(null),
  },
  recompute({ cells, capacity }) {
    const result = fillShortCells(cells, capacity);
    return { result: exactly(result), error: result === null ? "TIER_SHORT" : null };
  },
});
