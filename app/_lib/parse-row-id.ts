import { z } from "zod";

/** The same in a query. */
export const rowIdSchema = z
  .string("is missing")
  .regex(/^[1-9]\d{0,14}$/, "must be the number of a row");

/** A row's number from the address; null for anything that no row can have. */
export function parseRowId(segment: string): number | null {
  return rowIdSchema.safeParse(segment).success ? Number(segment) : null;
}
