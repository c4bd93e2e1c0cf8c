import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import type { PackageAllowlist } from "../../lib/core/suite/package-allowlist";
import type { SuiteCard } from "../../lib/core/suite/suite-card";
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
    /** Null where nothing is graded here: outcomes measured elsewhere, or claims. */
    equality: text("equality").$type<Equality>(),
    /** The k whose pass@k the board ranks by. */
    k: integer("k").notNull(),
    /** Null where nothing is graded here. A later decision is a row of `suite_limits`. */
    limits: jsonb("limits").$type<SandboxLimits>(),
    /** What submissions may import, by language; null where the suite says nothing of it. */
    packages: jsonb("packages").$type<PackageAllowlist>(),
    source: jsonb("source").$type<SuiteSource>().notNull(),
    /** True when the tasks were public before a model could be asked. */
    exposed: boolean("exposed").notNull(),
    taskCount: integer("task_count").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("suite_revisions_suite_revision").on(table.suiteId, table.revision)],
);

/** What a suite measures and what its numbers can't say; the newest row of a suite stands. */
export const suiteCards = pgTable(
  "suite_cards",
  {
    id: serial("id").primaryKey(),
    suiteId: text("suite_id")
      .notNull()
      .references(() => suites.id),
    card: jsonb("card").$type<SuiteCard>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("suite_cards_suite").on(table.suiteId)],
);

/** A decision to grade a revision under other limits from now on; the newest row stands. */
export const suiteLimits = pgTable(
  "suite_limits",
  {
    id: serial("id").primaryKey(),
    suiteRevisionId: integer("suite_revision_id")
      .notNull()
      .references(() => suiteRevisions.id),
    limits: jsonb("limits").$type<SandboxLimits>().notNull(),
    reason: text("reason").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("suite_limits_revision").on(table.suiteRevisionId)],
);
