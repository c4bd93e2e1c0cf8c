import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { DomainError } from "../lib/core/errors";
import type { Database } from "./client";
import { driverOf } from "./driver-of";

const chunkCharacters = 65_536;

/**
 * Adds rows by COPY, all of them or none: many times as fast as INSERT. Values are those that INSERT
 * takes. A field that is undefined in every row gets its column's default; one that only some rows
 * leave out is null in those.
 * @throws DomainError bad-input for text that PostgreSQL can't keep as it is (NUL, lone surrogates).
 */
export async function copyRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = chooseColumns(table, rows);
  // A statement that fails inside a transaction spoils it: COPY has a savepoint of its own.
  await db.transaction(async (transaction) => {
    const query = driverOf(transaction).unsafe(copyStatement(table, columns));
    const target = await query.writable();
    await Promise.race([
      pipeline(Readable.from(encodeRows(table, columns, rows), { objectMode: false }), target),
      refusalOf(query, target),
    ]);
  });
}

interface CopiedColumn {
  field: string;
  column: PgColumn;
}

function chooseColumns(table: PgTable, rows: readonly object[]): CopiedColumn[] {
  const used = new Set<string>();
  for (const row of rows) {
    for (const [field, value] of Object.entries(row)) if (value !== undefined) used.add(field);
  }
  const columns = Object.entries(getTableColumns(table));
  return columns.filter(([field]) => used.has(field)).map(([field, column]) => ({ field, column }));
}

function copyStatement(table: PgTable, columns: readonly CopiedColumn[]): string {
  const { name, schema } = getTableConfig(table);
  const target = schema === undefined ? quote(name) : `${quote(schema)}.${quote(name)}`;
  return `copy ${target} (${columns.map(({ column }) => quote(column.name)).join(", ")}) from stdin`;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Rejects when the server refuses the rows. The driver answers the query as soon as the stream is open
 * and then drops a later error on the floor: the stream would never end.
 */
function refusalOf(query: object, target: Writable): Promise<never> {
  return new Promise((_, reject) => {
    Object.assign(query, {
      reject: (cause: Error) => {
        target.destroy();
        reject(cause);
      },
    });
  });
}

/** PostgreSQL's text format, in pieces large enough to be worth a message. */
function* encodeRows(
  table: PgTable,
  columns: readonly CopiedColumn[],
  rows: readonly object[],
): Generator<Buffer> {
  let text = "";
  for (const row of rows) {
    const fields = columns.map(({ field, column }) =>
      encodeField(table, column, (row as Record<string, unknown>)[field]),
    );
    text += `${fields.join("\t")}\n`;
    if (text.length < chunkCharacters) continue;
    yield Buffer.from(text, "utf8");
    text = "";
  }
  if (text !== "") yield Buffer.from(text, "utf8");
}

function encodeField(table: PgTable, column: PgColumn, value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  const text = toText(column.mapToDriverValue(value));
  if (text.includes("\0") || !text.isWellFormed()) {
    const where = `${getTableName(table)}.${column.name}`;
    throw new DomainError("bad-input", `${where}: the text holds a NUL or half a character`);
  }
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, escapeCharacter) : text;
}

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "t" : "f";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escapeCharacter(character: string): string {
  return escapes[character] ?? character;
}
