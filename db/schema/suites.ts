import {
  boolean,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import type { ComparedThing, Equality } from "../../lib/core/vocabulary";

/** A named benchmark. What is measured changes only by adding a revision. */
export const suites = pgTable("suites", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  description: text("description").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export interface SuiteSource {
  name: string;
  licence: string | null;
  fileSha256: string;
}

/** The frozen content of a suite: `revision` is the first 12 hex digits of `contentSha256`. */
export const suiteRevisions = pgTable(
  "suite_revisions",
  {
    id: serial("id").primaryKey(),
    suiteId: text("suite_id")
      .notNull()
      .references(() => suites.id),
    revision: text("revision").notNull(),
    contentSha256: text("content_sha256").notNull(),
    format: text("format").notNull(),
    compared: text("compared").$type<ComparedThing>().notNull(),
    equality: text("equality").$type<Equality>().notNull(),
    /** The k whose pass@k the board ranks by. */
    k: integer("k").notNull(),
    limits: jsonb("limits").$type<SandboxLimits>().notNull(),
    source: jsonb("source").$type<SuiteSource>().notNull(),
    /** True when the tasks were public before a model could be asked. */
    exposed: boolean("exposed").notNull(),
    taskCount: integer("task_count").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("suite_revisions_suite_revision").on(table.suiteId, table.revision)],
);
