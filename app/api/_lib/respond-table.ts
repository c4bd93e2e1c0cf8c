import { createHash } from "node:crypto";
import type { z } from "zod";
import type { TableFormat } from "../../../lib/contracts/query";
import { assertNever } from "../../../lib/core/assert-never";
import { describeColumns, toCells } from "./describe-columns";
import { downloadHeaders } from "./download-headers";
import { formatCsv } from "./format-csv";
import { formatParquet } from "./format-parquet";
import { respond, respondJson, respondText, toPublic } from "./respond";

/** One table of an answer. */
export interface TableOf<Answer> {
  /** The form of a row. */
  row: z.ZodObject;
  rows: (answer: Answer) => readonly object[];
}

/** An answer and that table of it which the other formats than JSON give. */
interface Tabled<Answer extends z.ZodType> extends TableOf<z.output<Answer>> {
  /** The whole answer, which JSON gives. */
  schema: Answer;
  value: z.input<Answer>;
  /** Names the file to save. */
  name: readonly string[];
}

/**
 * Answers in the format asked for: the whole as JSON, or its table alone as CSV or Parquet.
 * @throws DomainError integrity when the value does not fit its schema.
 */
export function respondTable<Answer extends z.ZodType>(
  request: Request,
  format: TableFormat | undefined,
  { schema, value, row, rows, name }: Tabled<Answer>,
): Response {
  if (format === undefined || format === "json") return respondJson(request, schema, value);
  return respondRows(request, format, row, rows(toPublic(schema, value)), name);
}

/** Answers with rows as a file to save; they must already be public. */
export function respondRows(
  request: Request,
  format: "csv" | "parquet",
  row: z.ZodObject,
  rows: readonly object[],
  name: readonly string[],
): Response {
  const columns = describeColumns(row);
  const cells = rows.map((each) => toCells(columns, each));
  switch (format) {
    case "csv": {
      const names = columns.map((column) => column.name);
      const type = "text/csv; charset=utf-8; header=present";
      return respondText(request, formatCsv(names, cells), downloadHeaders(type, name, "csv"));
    }
    case "parquet": {
      const bytes = formatParquet(columns, cells);
      return respond(request, {
        etag: `"${createHash("sha256").update(bytes).digest("hex")}"`,
        headers: downloadHeaders("application/vnd.apache.parquet", name, "parquet"),
        body: () => bytes,
      });
    }
    default:
      return assertNever(format);
  }
}
