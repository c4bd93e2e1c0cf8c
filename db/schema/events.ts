import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { EventEvidence, EventKind } from "../../lib/core/events/event-kind";
import { models } from "./models";
import { suites } from "./suites";

/** What happened to boards, models and tasks that readers should be told, in the order it was found. */
export const events = pgTable(
  "events",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    kind: text("kind").$type<EventKind>().notNull(),
    /** ISO week, or a suite's revision; null where it concerns none. */
    cycle: text("cycle"),
    modelId: integer("model_id").references(() => models.id),
    suiteId: text("suite_id").references(() => suites.id),
    evidence: jsonb("evidence").$type<EventEvidence>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("events_model").on(table.modelId), index("events_cycle").on(table.cycle)],
);
