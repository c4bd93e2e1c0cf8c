/** How many tasks exactly one of two models passed, by outcomes of 0 and 1 in one order. */
export function countTelling(
  a: readonly number[],
  b: readonly number[],
): { onlyA: number; onlyB: number } {
  const onlyA = a.filter((outcome, i) => outcome > (b[i] ?? 0)).length;
  return { onlyA, onlyB: b.filter((outcome, i) => outcome > (a[i] ?? 0)).length };
}
