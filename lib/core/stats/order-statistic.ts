/**
 * Moves the k-th smallest value (from 0) to index k, smaller ones before it and larger ones after it,
 * and returns it: a selection, several times quicker than sorting. Values must not hold NaN.
 *
 * Source: Hoare 1961, algorithm 65, with the middle value as pivot.
 */
export function orderStatistic(values: Float64Array, k: number): number {
  let left = 0;
  let right = values.length - 1;
  while (left < right) {
    const pivot = values[k] ?? 0;
    let [low, high] = [left, right];
    while (low <= high) {
      while ((values[low] ?? 0) < pivot) low++;
      while ((values[high] ?? 0) > pivot) high--;
      if (low > high) break;
      const swapped = values[low] ?? 0;
      values[low++] = values[high] ?? 0;
      values[high--] = swapped;
    }
    if (high < k) left = low;
    if (low > k) right = high;
  }
  return values[k] ?? Number.NaN;
}
