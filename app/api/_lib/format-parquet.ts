import { parquetWriteBuffer } from "hyparquet-writer";
import type { Column, ColumnKind } from "./describe-columns";

const parquetTypes = {
  text: "STRING",
  json: "STRING",
  integer: "INT64",
  number: "DOUBLE",
  boolean: "BOOLEAN",
} as const satisfies Record<ColumnKind, string>;

type Cells = Readonly<Record<string, string | number | boolean | null>>;

/** Rows as an Apache Parquet file; every column may hold nulls, whole numbers are 64 bits wide. */
export function formatParquet(
  columns: readonly Column[],
  rows: readonly Cells[],
): Uint8Array<ArrayBuffer> {
  const columnData = columns.map(({ name, kind }) => ({
    name,
    type: parquetTypes[kind],
    nullable: true,
    data: rows.map((row) => toParquet(kind, row[name] ?? null)),
  }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}

function toParquet(kind: ColumnKind, cell: string | number | boolean | null) {
  return kind === "integer" && typeof cell === "number" ? BigInt(cell) : cell;
}
