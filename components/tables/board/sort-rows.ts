import type { BoardTableRow } from "./board-table-row";
import type { BoardColumn } from "./columns";

/** An order of rows: by one column, from its lowest value or from its highest. */
export interface RowOrder {
  id: string;
  desc: boolean;
}

export const byRank: RowOrder = { id: "rank", desc: false };

/** The rows in this order; equal ones stay in the order of ranks, and what isn't known comes last. */
export function sortRows(
  rows: readonly BoardTableRow[],
  columns: readonly BoardColumn[],
  { id, desc }: RowOrder,
): BoardTableRow[] {
  const value = columns.find((column) => column.id === id)?.value;
  if (!value) return [...rows];
  return [...rows].sort((a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === right) return a.index - b.index;
    if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
    return left < right !== desc ? -1 : 1;
  });
}

/** The order that a click on a column's head leads to: its first one, then the other way round. */
export function toggleOrder(order: RowOrder, { id, descendingFirst }: BoardColumn): RowOrder {
  return { id, desc: order.id === id ? !order.desc : descendingFirst };
}
