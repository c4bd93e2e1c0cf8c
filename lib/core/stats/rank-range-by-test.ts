import type { RankRange } from "./rank-range-by-interval";

/**
 * Returns for each of `count` models the ranks that a test of all pairs leaves open, in index order:
 * best = 1 + the number found better, worst = count − the number found worse. With p-values adjusted by
 * Holm over all pairs the ranges hold all at once at the test's level.
 * @param isBetter whether the test found model i better than model j; never both ways
 *
 * Source: Mogstad, Romano, Shaikh & Wilhelm 2024.
 */
export function rankRangeByTest(
  count: number,
  isBetter: (i: number, j: number) => boolean,
): RankRange[] {
  return Array.from({ length: count }, (_, own) => {
    let better = 0;
    let worse = 0;
    for (let other = 0; other < count; other++) {
      if (other === own) continue;
      if (isBetter(other, own)) better++;
      if (isBetter(own, other)) worse++;
    }
    return { best: 1 + better, worst: count - worse };
  });
}
