/** A range of ranks: "4–17", or "4" where the data leaves only one. */
export function formatRankRange([best, worst]: readonly [number, number]): string {
  return best === worst ? String(best) : `${best}–${worst}`;
}
