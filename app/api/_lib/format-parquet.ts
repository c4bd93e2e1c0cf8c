import {
  type ColumnSource,
  fileWriter,
  ParquetWriter,
  parquetWriteBuffer,
  schemaFromColumnData,
} from "hyparquet-writer";
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
  return new Uint8Array(parquetWriteBuffer({ columnData: toColumnData(columns, rows) }));
}

/** Writes the same to a file, one page of rows after another, each as a row group of its own. */
export async function writeParquet(
  path: string,
  columns: readonly Column[],
  pages: AsyncIterable<readonly Cells[]>,
): Promise<void> {
  const schema = schemaFromColumnData({ columnData: toColumnData(columns, []) });
  const writer = new ParquetWriter({ writer: fileWriter(path), schema });
  for await (const page of pages) {
    if (page.length === 0) continue;
    await writer.write({ columnData: toColumnData(columns, page), rowGroupSize: page.length });
  }
  await writer.finish();
}

function toColumnData(columns: readonly Column[], rows: readonly Cells[]): ColumnSource[] {
  return columns.map(({ name, kind }) => ({
    name,
    type: parquetTypes[kind],
    nullable: true,
    data: rows.map((row) => toParquet(kind, row[name] ?? null)),
  }));
}

function toParquet(kind: ColumnKind, cell: string | number | boolean | null) {
  return kind === "integer" && typeof cell === "number" ? BigInt(cell) : cell;
}
