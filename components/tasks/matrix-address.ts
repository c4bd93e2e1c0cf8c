/** The page with every task of a board, one row each. */
export function matrixAddress(suite: string, cycle: string): string {
  return `/boards/${encodeURIComponent(suite)}/${encodeURIComponent(cycle)}/matrix`;
}
