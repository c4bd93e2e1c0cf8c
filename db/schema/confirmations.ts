import {
  bigint,
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { DriftDirection } from "../../lib/core/drift/detect-drift";
import type { DriftWindow } from "../../lib/core/drift/drift-windows";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { cycleModels } from "./cycles";
import { events } from "./events";
import { suiteRevisions } from "./suites";
import { privateSchema, tasks } from "./tasks";

/** A second look at a model whose week raised a watch or an alert, frozen before it is asked. */
export const confirmations = pgTable(
  "confirmations",
  {
    id: serial("id").primaryKey(),
    /** The week of the alarm. */
    cycleId: integer("cycle_id").notNull(),
    modelId: integer("model_id").notNull(),
    /** The alarm. */
    eventId: bigint("event_id", { mode: "number" })
      .notNull()
      .references(() => events.id),
    direction: text("direction").$type<DriftDirection>().notNull(),
    windowCycles: integer("window_cycles").$type<DriftWindow>().notNull(),
    /** A revision that holds exactly the tasks that are asked again; null where there was none. */
    suiteRevisionId: integer("suite_revision_id").references(() => suiteRevisions.id),
    taskSetDigest: text("task_set_digest").notNull(),
    /** Of its run, but for the build that the replies name; null without a task. */
    manifest: jsonb("manifest").$type<Manifest>(),
    manifestSha256: text("manifest_sha256"),
    plannedAt: timestamp("planned_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("confirmations_cycle_model").on(table.cycleId, table.modelId),
    foreignKey({
      name: "confirmations_cycle_model_asked",
      columns: [table.cycleId, table.modelId],
      foreignColumns: [cycleModels.cycleId, cycleModels.modelId],
    }),
  ],
);

/** What the model did last on each task of a confirmation, outside of the window of the alarm. */
export const confirmationTasks = privateSchema.table(
  "confirmation_tasks",
  {
    confirmationId: integer("confirmation_id")
      .notNull()
      .references(() => confirmations.id),
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id),
    passedBefore: boolean("passed_before").notNull(),
  },
  (table) => [primaryKey({ columns: [table.confirmationId, table.taskId] })],
);
