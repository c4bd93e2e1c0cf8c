"use client";

import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import type { BoardTableRow } from "./board-table-row";
import type { BoardColumn } from "./columns";
import type { RowOrder } from "./row-order";

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});
const column = createColumnHelper<typeof features, BoardTableRow>();

interface OrderedRowsProps {
  /** In rank order, in which equal ones stay. */
  rows: BoardTableRow[];
  columns: readonly BoardColumn[];
  order: RowOrder;
  children: (row: BoardTableRow) => ReactNode;
}

/** Rows in an order of their own; what isn't known comes last, whichever way round. */
export function OrderedRows({ rows, columns, order, children }: OrderedRowsProps) {
  const value = columns.find(({ id }) => id === order.id)?.value;
  const sorted = useMemo(
    () =>
      column.columns([
        column.accessor((row) => value?.(row), {
          id: order.id,
          sortFn: "basic",
          sortUndefined: "last",
        }),
      ]),
    [order.id, value],
  );
  const table = useTable({
    features,
    columns: sorted,
    data: rows,
    state: { sorting: [order] },
    getRowId: (row) => row.slug,
  });
  return table.getRowModel().rows.map(({ original }) => children(original));
}
