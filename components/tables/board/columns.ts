import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
} from "@tanstack/react-table";
import type { BoardTableRow } from "./board-table-row";

export const boardTableFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic, text: sortFn_text },
});

const column = createColumnHelper<typeof boardTableFeatures, BoardTableRow>();

/** The sortable columns: fixed ones, then one for each further k. */
export function createBoardColumns(noun: string, furtherK: readonly number[]) {
  return column.columns([
    column.accessor("rank", { header: "Rank", sortFn: "basic", sortDescFirst: false }),
    column.accessor((row) => row.name.toLowerCase(), {
      id: "name",
      header: noun,
      sortFn: "text",
      sortDescFirst: false,
    }),
    column.accessor("passRate", { header: "Pass %", sortFn: "basic", sortDescFirst: true }),
    column.accessor("low", { header: "Interval", sortFn: "basic", sortDescFirst: true }),
    column.accessor((row) => row.next?.verdict ?? "", {
      id: "next",
      header: "vs. next rank",
      enableSorting: false,
    }),
    ...furtherK.map((k, index) =>
      column.accessor((row) => row.passAtK[index] ?? undefined, {
        id: `pass-at-${k}`,
        header: `pass@${k}`,
        sortFn: "basic",
        sortDescFirst: true,
        sortUndefined: "last",
      }),
    ),
  ]);
}
