import type { SplitCell } from "./mantel-haenszel-risk-difference";

/**
 * Returns the variance of the Mantel–Haenszel risk difference that holds for few large cells and for many
 * small ones alike: (δ·ΣP + ΣQ)/(Σ n1·n0/N)² with P = (n1²·x0 − n0²·x1 + n1·n0·(n0 − n1)/2)/N²,
 * Q = (x1·(n0 − x0) + x0·(n1 − x1))/2N and δ the difference itself, "before" as 1 and "after" as 0.
 * Cells with an empty side are skipped; null when none is left.
 *
 * Source: Sato, Greenland & Robins 1989.
 */
export function satoVariance(cells: readonly SplitCell[]): number | null {
  let [differences, weights, ofDifference, apart] = [0, 0, 0, 0];
  for (const { beforeTasks: n1, beforePasses: x1, afterTasks: n0, afterPasses: x0 } of cells) {
    if (n1 === 0 || n0 === 0) continue;
    const all = n1 + n0;
    weights += (n1 * n0) / all;
    differences += (x1 * n0 - x0 * n1) / all;
    ofDifference += (n1 ** 2 * x0 - n0 ** 2 * x1 + (n1 * n0 * (n0 - n1)) / 2) / all ** 2;
    apart += (x1 * (n0 - x0) + x0 * (n1 - x1)) / (2 * all);
  }
  if (weights === 0) return null;
  // Exactly 0 where nothing varies: what rounding leaves there may be below it.
  return Math.max(0, (differences / weights) * ofDifference + apart) / weights ** 2;
}
