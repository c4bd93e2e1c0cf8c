"use client";

import { useMemo } from "react";
import { useAddressQuery, writeAddressQuery } from "../../ui/use-address-query";
import type { BoardTableRow } from "./board-table-row";
import { createBoardColumns, listSortable } from "./columns";
import { listOptionalColumns, type OptionalColumn } from "./optional-columns";
import { readTableView, type TableView, writeTableView } from "./table-view";

interface AddressedView {
  view: TableView;
  /** What the address asks for and this table hasn't, as `name=value`. */
  ignored: string[];
  /** The columns that could be added. */
  columns: OptionalColumn[];
  /** A step that can be gone back to, or none for what changes letter by letter. */
  change(part: Partial<TableView>, how?: "push" | "replace"): void;
}

/** How the table is looked at, kept in the address. The server renders every row and no added column. */
export function useTableView(
  rows: readonly BoardTableRow[],
  furtherK: readonly number[],
): AddressedView {
  const query = useAddressQuery("");
  const columns = useMemo(() => listOptionalColumns(rows), [rows]);
  const read = useMemo(
    () =>
      readTableView(query, {
        rows,
        columns: columns.map(({ id }) => id),
        sortable: listSortable(createBoardColumns({ noun: "", furtherK, optional: columns })),
      }),
    [query, rows, columns, furtherK],
  );
  return {
    ...read,
    columns,
    change: (part, how = "push") =>
      writeAddressQuery(writeTableView(query, { ...read.view, ...part }), how),
  };
}
