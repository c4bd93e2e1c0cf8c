import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { ModelPrices, ModelSampling } from "../../lib/core/model/model-description";

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

/** What is known of a model, in full; the newest row stands, and a bare entry has none. */
export const modelDescriptions = pgTable(
  "model_descriptions",
  {
    id: serial("id").primaryKey(),
    modelId: integer("model_id")
      .notNull()
      .references(() => models.id),
    name: text("name").notNull(),
    provider: text("provider"),
    revision: text("revision"),
    releasedOn: date("released_on"),
    /** The declared end of its training data. */
    cutoffOn: date("cutoff_on"),
    openWeights: boolean("open_weights"),
    sampling: jsonb("sampling").$type<ModelSampling>(),
    prices: jsonb("prices").$type<ModelPrices>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("model_descriptions_model").on(table.modelId)],
);
