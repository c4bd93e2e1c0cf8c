import { z } from "zod";
import { poolWeightedEstimate } from "../../../lib/core/stats/pool-weighted-estimate";
import { integer, number } from "../case-fields";
import { defineChecker } from "../define-checker";

const value = number.nullable();

/** One form under two keys. */
export const weightedCheckers = ["weighted", "weighted_cases"].map((key) =>
  defineChecker({
    key,
    inputs: { cells: z.array(z.object({ N: integer, n: integer, x: integer })) },
    figures: { pool_weighted: value, se_no_fpc: value, se_fpc: value, raw: value },
    recompute: ({ cells }) => {
      const estimate = poolWeightedEstimate(
        cells.map(({ N, n, x }) => ({ poolTasks: N, drawnTasks: n, passes: x })),
      );
      const drawn = cells.reduce((sum, { n }) => sum + n, 0);
      return {
        pool_weighted: estimate.rate,
        se_no_fpc: estimate.standardError,
        se_fpc: estimate.standardError === null ? null : correctedError(cells),
        raw: drawn === 0 ? null : cells.reduce((sum, { x }) => sum + x, 0) / drawn,
      };
    },
  }),
);

/**
 * With finite population correction, a factor 1 − n/N a cell. Files state it as information; no page
 * does, because generation noise is not sampled from the pool.
 */
function correctedError(cells: readonly { N: number; n: number; x: number }[]): number {
  const pool = cells.reduce((sum, { N }) => sum + N, 0);
  let variance = 0;
  for (const { N, n, x } of cells) {
    if (N > 0) variance += ((N / pool) ** 2 * (x / n) * (1 - x / n) * (1 - n / N)) / (n - 1);
  }
  return Math.sqrt(variance);
}
