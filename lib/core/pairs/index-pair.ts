/**
 * Returns where the pair of two different models stands among all pairs of `models`, which are in the
 * order (0, 1), (0, 2), …, (1, 2), …; the same for (i, j) and (j, i).
 */
export function indexPair(i: number, j: number, models: number): number {
  const [low, high] = i < j ? [i, j] : [j, i];
  return low * models - (low * (low + 1)) / 2 + high - low - 1;
}
