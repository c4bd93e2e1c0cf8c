import { boolean, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** A listed product at one build. `revision` and `provider` are null when nobody disclosed them. */
export const models = pgTable("models", {
  id: serial("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  provider: text("provider"),
  revision: text("revision"),
  /** Built-in baseline: no language model answers. */
  synthetic: boolean("synthetic").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
