import type { z } from "zod";
import type { SchemaName } from "./api-schemas";

/** One address of the API, as its description needs it. */
export interface Endpoint {
  path: string;
  summary: string;
  query?: z.ZodObject;
  /** A JSON answer's schema, or the media type of another kind of answer. */
  answer: { schema: SchemaName } | { mediaType: string; line?: SchemaName };
  /** The form of a row, where the answer's table is offered as CSV and Parquet too; of several, by name. */
  table?: SchemaName | Readonly<Record<string, SchemaName>>;
  /** Another answer of the same address, which the parameters decide, and the form of its rows. */
  otherwise?: { schema: SchemaName; table: Readonly<Record<string, SchemaName>> };
  /** Headers beyond those that every answer has. */
  headers?: Record<string, string>;
  /** Answers 409 with this schema where what is asked for exists and is refused. */
  conflict?: SchemaName;
  /** Answers 503 with the same schema while it can't serve. */
  isProbe?: boolean;
}
