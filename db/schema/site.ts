import { sql } from "drizzle-orm";
import { boolean, check, pgTable, uuid } from "drizzle-orm/pg-core";

/** What tells this board's database from every other: made with it, one row, never changed. */
export const siteIdentity = pgTable(
  "site_identity",
  {
    onlyRow: boolean("only_row").primaryKey().default(true),
    id: uuid("id").notNull().defaultRandom(),
  },
  (table) => [check("site_identity_only_row", sql`${table.onlyRow}`)],
);
