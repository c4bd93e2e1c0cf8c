import type { BoardColumn } from "./columns";

/** An order of rows: by one column, from its lowest value or from its highest. */
export interface RowOrder {
  id: string;
  desc: boolean;
}

export const byRank: RowOrder = { id: "rank", desc: false };

/** The order that a click on a column's head leads to: its first one, then the other way round. */
export function toggleOrder(order: RowOrder, { id, descendingFirst }: BoardColumn): RowOrder {
  return { id, desc: order.id === id ? !order.desc : descendingFirst };
}
