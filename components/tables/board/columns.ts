import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
} from "@tanstack/react-table";
import type { BoardTableRow } from "./board-table-row";
import type { OptionalColumn } from "./optional-columns";

export const boardTableFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic, text: sortFn_text },
});

const column = createColumnHelper<typeof boardTableFeatures, BoardTableRow>();

interface BoardColumns {
  /** "Model" or "System". */
  noun: string;
  furtherK: readonly number[];
  optional: readonly OptionalColumn[];
}

/** The columns: fixed ones, then one for each further k, then those that were added. */
export function createBoardColumns({ noun, furtherK, optional }: BoardColumns) {
  return column.columns([
    column.accessor("rank", { header: "Rank", sortFn: "basic", sortDescFirst: false }),
    column.accessor((row) => row.name.toLowerCase(), {
      id: "name",
      header: noun,
      sortFn: "text",
      sortDescFirst: false,
    }),
    column.accessor("passRate", {
      id: "rate",
      header: "Pass %",
      sortFn: "basic",
      sortDescFirst: true,
    }),
    column.accessor("low", {
      id: "interval",
      header: "Interval",
      sortFn: "basic",
      sortDescFirst: true,
    }),
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
    ...optional.map(({ id, label, value, descendingFirst }) =>
      column.accessor((row) => value(row), {
        id,
        header: label,
        sortFn: "basic",
        sortDescFirst: descendingFirst,
        sortUndefined: "last",
      }),
    ),
  ]);
}

/** What an address may name to sort by. */
export function listSortable(
  furtherK: readonly number[],
  optional: readonly OptionalColumn[],
): string[] {
  return [
    ...["rank", "name", "rate", "interval"],
    ...furtherK.map((k) => `pass-at-${k}`),
    ...optional.map(({ id }) => id),
  ];
}
