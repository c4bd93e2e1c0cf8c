import { z } from "zod";
import { DomainError } from "../../../lib/core/errors";

/** What the cells of a column are; `json`: lists and maps, as JSON text. */
export type ColumnKind = "text" | "integer" | "number" | "boolean" | "json";

export interface Column {
  /** The field's path in the API's answer, joined by underscores. */
  name: string;
  kind: ColumnKind;
  path: readonly string[];
}

/** The parts of a JSON Schema that decide the columns. */
interface FieldSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly FieldSchema[];
  properties?: Readonly<Record<string, FieldSchema>>;
  prefixItems?: readonly unknown[];
}

/**
 * The columns that a row of the API has as a table, in the order of its fields: objects are spread over
 * columns, pairs become `_low` and `_high`, other lists and maps stay JSON. They come from the schema
 * alone, so that every file of one table has the same columns, whatever its rows hold.
 */
export function describeColumns(row: z.ZodObject): Column[] {
  return columnsOf(z.toJSONSchema(row, { io: "output" }) as FieldSchema, []);
}

/** A row's values by column, ready for any format of file. */
export function toCells(
  columns: readonly Column[],
  row: object,
): Record<string, string | number | boolean | null> {
  return Object.fromEntries(columns.map((column) => [column.name, cellOf(column, row)]));
}

function columnsOf(schema: FieldSchema, path: readonly string[]): Column[] {
  const field = withoutNull(schema);
  if (field.properties !== undefined) {
    return Object.entries(field.properties).flatMap(([key, part]) =>
      columnsOf(part, [...path, key]),
    );
  }
  const name = path.join("_");
  if (field.prefixItems?.length === 2) {
    return ["low", "high"].map((end, index) => ({
      name: `${name}_${end}`,
      kind: "integer",
      path: [...path, String(index)],
    }));
  }
  return [{ name, kind: kindOf(field), path }];
}

/** What a nullable field is when it is there: plain types name null among them, others beside them. */
function withoutNull(schema: FieldSchema): FieldSchema {
  const [type, another] = [schema.type ?? []].flat().filter((name) => name !== "null");
  if (type !== undefined && another === undefined) return { ...schema, type };
  const parts = schema.anyOf?.filter((part) => part.type !== "null");
  const [only] = parts ?? [];
  return parts?.length === 1 && only !== undefined ? withoutNull(only) : schema;
}

function kindOf({ type, ...schema }: FieldSchema): ColumnKind {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (type === "string") return "text";
  if (type === "boolean") return "boolean";
  if (type === "integer" || (values.length > 0 && values.every(Number.isInteger))) return "integer";
  return type === "number" ? "number" : "json";
}

function cellOf({ kind, path }: Column, row: object): string | number | boolean | null {
  let value: unknown = row;
  for (const key of path) {
    if (value === null || value === undefined) return null;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  if (value === null || value === undefined) return null;
  if (kind === "json") return JSON.stringify(value);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  throw new DomainError("integrity", `${path.join(".")} is no ${kind}`);
}
