import type { BoardTableRow } from "./board-table-row";

export type Relation = "marked" | "overlap" | "clear";

/** How a row's interval stands to the marked row's; null while nothing is marked. */
export function relateToMarked(row: BoardTableRow, marked: BoardTableRow | null): Relation | null {
  if (!marked) return null;
  if (row.slug === marked.slug) return "marked";
  return marked.overlaps.includes(row.slug) ? "overlap" : "clear";
}
