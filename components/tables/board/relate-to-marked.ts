import type { BoardTableRow } from "./board-table-row";
import { readRelation } from "./pack-relations";

export type MarkRelation = "marked" | "together" | "faded";

/** How a row stands to the marked one by the paired test; null while nothing is marked. */
export function relateToMarked(
  row: BoardTableRow,
  marked: BoardTableRow | null,
): MarkRelation | null {
  if (!marked) return null;
  if (row.slug === marked.slug) return "marked";
  return readRelation(marked.relations, row.index).verdict === "separated" ? "faded" : "together";
}
