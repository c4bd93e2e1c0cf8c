import type { BoardTableRow } from "./board-table-row";
import type { OptionalColumn } from "./optional-columns";

/** A column as its head and the order of rows need it. */
export interface BoardColumn {
  id: string;
  label: string;
  /** Explains a column that was added; the others have their own words. */
  title: string | null;
  /** What rows are sorted by, undefined where it isn't known; null for a column without an order. */
  value: ((row: BoardTableRow) => number | string | undefined) | null;
  /** A sort begins with the highest. */
  descendingFirst: boolean;
}

interface BoardColumns {
  /** "Model" or "System". */
  noun: string;
  furtherK: readonly number[];
  optional: readonly OptionalColumn[];
}

/** The columns: fixed ones, then one for each further k, then those that were added. */
export function createBoardColumns({ noun, furtherK, optional }: BoardColumns): BoardColumn[] {
  const fixed = { title: null, descendingFirst: true };
  return [
    { ...fixed, id: "rank", label: "Rank", value: ({ rank }) => rank, descendingFirst: false },
    {
      ...fixed,
      ...{ id: "name", label: noun, descendingFirst: false },
      value: ({ name }) => name.toLowerCase(),
    },
    { ...fixed, id: "rate", label: "Pass %", value: ({ passRate }) => passRate },
    { ...fixed, id: "interval", label: "Interval", value: ({ low }) => low },
    { ...fixed, id: "next", label: "vs. next rank", value: null },
    ...furtherK.map((k, index) => ({
      ...fixed,
      ...{ id: `pass-at-${k}`, label: `pass@${k}` },
      value: ({ passAtK }: BoardTableRow) => passAtK[index] ?? undefined,
    })),
    ...optional,
  ];
}

/** What an address may name to sort by. */
export function listSortable(columns: readonly BoardColumn[]): string[] {
  return columns.filter(({ value }) => value !== null).map(({ id }) => id);
}
