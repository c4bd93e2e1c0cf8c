import type { BoardTableRow } from "./board-table-row";

export type Relation = "marked" | "together" | "faded";

/** How a row stands to the marked one by the paired test; null while nothing is marked. */
export function relateToMarked(row: BoardTableRow, marked: BoardTableRow | null): Relation | null {
  if (!marked) return null;
  if (row.slug === marked.slug) return "marked";
  return marked.separatedFrom.includes(row.slug) ? "faded" : "together";
}
