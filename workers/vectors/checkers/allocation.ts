import { z } from "zod";
import { allocateCells } from "../../../lib/core/sampling/allocate-cells";
import { count, integer, integers, table } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";

const weights = z.array(count).max(100, "holds more than 100 weights: give fewer");

export const allocationChecker = defineChecker({
  key: "allocation",
  inputs: {
    n: count,
    tier_weights: weights,
    category_weights: weights,
    language_weights: weights,
    week: integer.min(1).max(53),
  },
  figures: {
    cells: z.array(table),
    margins: z
      .object({ total: integer, tier: integers, category: integers, language: integers })
      .partial(),
  },
  recompute({ n, tier_weights, category_weights, language_weights, week }) {
    const cells = allocateCells({
      total: n,
      tierWeights: tier_weights,
      categoryWeights: category_weights,
      languageWeights: language_weights,
      week,
    });
    const rows = cells.flat();
    return {
      cells: exactly(cells),
      margins: {
        total: exactly(sum(rows.flat())),
        tier: exactly(cells.map((categories) => sum(categories.flat()))),
        category: exactly(
          category_weights.map((_, i) => sum(cells.flatMap((categories) => categories[i] ?? []))),
        ),
        language: exactly(language_weights.map((_, i) => sum(rows.map((row) => row[i] ?? 0)))),
      },
    };
  },
});

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
