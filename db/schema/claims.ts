import {
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { ClaimSource } from "../../lib/core/claims/claim";
import { models } from "./models";
import { suites } from "./suites";

/** A score without per-task outcomes, as somebody states it: shown, never ranked. */
export const claims = pgTable(
  "claims",
  {
    id: serial("id").primaryKey(),
    suiteId: text("suite_id")
      .notNull()
      .references(() => suites.id),
    modelId: integer("model_id")
      .notNull()
      .references(() => models.id),
    /** What is claimed, as its source names it, e.g. `pass@1 humaneval+`. */
    metric: text("metric").notNull(),
    /** A fraction as a decimal; null where the source gives a count alone. */
    rate: text("rate"),
    passed: integer("passed"),
    tasks: integer("tasks"),
    /** Whatever else the source states beside it. */
    details: jsonb("details").$type<Record<string, string | number | boolean | null>>().notNull(),
    /** Fields that a measured record has and this source leaves out. */
    undisclosed: jsonb("undisclosed").$type<string[]>().notNull(),
    source: jsonb("source").$type<ClaimSource>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("claims_model").on(table.modelId),
    unique("claims_identity").on(table.suiteId, table.modelId, table.metric, table.source),
  ],
);
